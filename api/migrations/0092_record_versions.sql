-- The version of each record that several people change, such as an order, and who changed each part of it last. A
-- change names the version that it began with, and is refused when a colleague has changed the same part since.
create table record_version (
  record text primary key,
  -- Milliseconds of the change, or one more than before: it also grows after a row was removed.
  version bigint not null,
  -- By part: version, id and name of the colleague, moment.
  parts jsonb not null default '{}',
  changed_at timestamptz not null default now()
);
