-- Browsers in which somebody gave a good code of the second factor lately: their wrong codes are counted apart (O-08).
create table code_browser (
  account_id integer not null references account on delete cascade,
  -- Of the id in the browser's cookie.
  browser_hash text not null,
  good_at timestamptz not null default now(),
  primary key (account_id, browser_hash)
);

-- What people recognise a signed-in browser by. Empty for sessions that the release before this one opened.
alter table session
  add column id integer generated always as identity unique,
  add column device text not null default '',
  add column used_at timestamptz not null default now();
