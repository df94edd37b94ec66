-- Runs, their trials (answers), traces (findings) and metrics. The same SQL for SQLite and PostgreSQL.
CREATE TABLE runs (
  id TEXT PRIMARY KEY,
  experiment TEXT NOT NULL,
  fresh INTEGER NOT NULL,
  sequence BIGINT NOT NULL,
  directory TEXT NOT NULL,
  description TEXT NOT NULL,
  started TEXT NOT NULL,
  finished TEXT
);
CREATE INDEX runs_by_experiment ON runs (experiment, sequence);
CREATE TABLE trials (
  run_id TEXT NOT NULL REFERENCES runs (id),
  trial_key TEXT NOT NULL,
  trial TEXT NOT NULL,
  status TEXT NOT NULL,
  answer TEXT,
  citations TEXT,
  input_tokens INTEGER,
  output_tokens INTEGER,
  error_code TEXT,
  error_message TEXT,
  latency_ms BIGINT,
  attempts INTEGER NOT NULL,
  finished TEXT NOT NULL,
  PRIMARY KEY (run_id, trial_key)
);
CREATE INDEX trials_by_key ON trials (trial_key);
CREATE TABLE traces (
  run_id TEXT NOT NULL REFERENCES runs (id),
  finding_key TEXT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (run_id, finding_key)
);
CREATE TABLE metrics (
  run_id TEXT NOT NULL REFERENCES runs (id),
  name TEXT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (run_id, name)
);
