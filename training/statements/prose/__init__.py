"""Running prose: reports, minutes, news, biographies, leaflets, contracts, manuals."""
