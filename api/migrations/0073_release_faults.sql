-- What the failures of each release said. The former release of the api writes none.
alter table release_figure add column faults jsonb not null default '[]';
