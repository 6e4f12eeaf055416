-- How the pages of each release do, as each composition server saw it in five minutes; kept for a day.
create table release_figure (
  server text not null,
  since timestamptz not null,
  name text not null,
  release text not null,
  views integer not null,
  errors integer not null,
  -- Page views of each web vital, by step of its value.
  vitals jsonb not null,
  primary key (since, server, name, release)
);
