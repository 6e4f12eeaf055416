-- Slugs of the machines below an article, in order. As in a content file, the machines may be missing.
alter table article add column related_machines jsonb not null default '[]';
