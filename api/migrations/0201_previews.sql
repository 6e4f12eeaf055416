-- Shows a draft on the real page, for 15 minutes and while the office that asked for it is open.
create table preview (
  token_hash text primary key,
  cookie_hash text not null references office_session on update cascade on delete cascade,
  kind text not null,
  key text not null,
  expires_at timestamptz not null
);
create index preview_of_office on preview (cookie_hash);
