
-- How the canary does on each composition server: which one it is, its page views and failures, and those of the live
-- release beside it.
alter table composition_server add column trial jsonb;
