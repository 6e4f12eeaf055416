-- Links that show a draft to a colleague without an account: 7 days, or until one of the staff ends it.
create table shared_draft (
  id int generated always as identity primary key,
  token_hash text not null unique,
  kind text not null,
  key text not null,
  account_id int not null references account on delete cascade,
  may text not null,
  by text not null,
  at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index shared_draft_of_item on shared_draft (kind, key);
create index shared_draft_of_account on shared_draft (account_id);
