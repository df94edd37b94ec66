"""The texts about software and of an office."""
from .office import doc_howto, doc_mail, doc_minutes, doc_rules, doc_sla, doc_ticket
from .reference import doc_api, doc_config, doc_man, doc_plans, doc_trouble
from .releases import doc_compat, doc_migrate, doc_release

TEXTDOCS = [doc_api, doc_migrate, doc_minutes, doc_sla, doc_compat, doc_trouble, doc_release, doc_man, doc_plans, doc_howto, doc_config, doc_ticket, doc_mail, doc_rules]
