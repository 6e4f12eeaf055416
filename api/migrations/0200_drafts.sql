-- Unpublished edits by staff: items of the content file, which may be incomplete. The key is the id of the row that
-- publishing writes (reserved when the draft is created), for an option its name.
create table draft (
  kind text not null check (kind in ('machine', 'page', 'article', 'option')),
  key text not null,
  item jsonb not null,
  -- The name of the colleague who saved it last.
  by text not null,
  at timestamptz not null default now(),
  primary key (kind, key)
);

-- All published versions of items, the oldest with number 1.
create table content_version (
  kind text not null check (kind in ('machine', 'page', 'article', 'option')),
  key text not null,
  number integer not null,
  item jsonb not null,
  by text not null,
  at timestamptz not null default now(),
  note text not null default '',
  primary key (kind, key, number)
);

-- Planned times of publishing and taking offline.
create table content_plan (
  kind text not null check (kind in ('machine', 'page', 'article', 'option')),
  key text not null,
  action text not null check (action in ('publish', 'offline')),
  at timestamptz not null,
  by text not null,
  primary key (kind, key, action)
);
create index content_plan_due on content_plan (at);

-- The office lists all machines, including those hidden from visitors, in these orders and by these words.
create index machine_by_name on machine (lower(name), id) where deleted_at is null;
create index machine_by_price on machine (coalesce(price, 0), id) where deleted_at is null;
create index machine_by_year on machine (coalesce(year, 0), id) where deleted_at is null;
