-- How often clients did what costs accounts, forms and mails something, for all apis together. The key is a hash.
create table budget_use (
  key text primary key,
  used integer not null,
  ends_at timestamptz not null
);
create index budget_use_ends_at on budget_use (ends_at);
