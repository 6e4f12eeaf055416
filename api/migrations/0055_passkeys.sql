-- Passkeys of staff (O-08): a second factor beside the authenticator app.
create table passkey (
  -- As the browser names it, base64url.
  id text primary key,
  account_id integer not null references account on delete cascade,
  name text not null,
  public_key text not null,
  -- Uses that the passkey has counted; 0 where it does not count.
  counter bigint not null,
  transports text[] not null default '{}',
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index passkey_of on passkey (account_id);

-- What the next answer of a passkey must sign: one for each sign-in and purpose, good once.
create table passkey_challenge (
  token_hash text not null references session on delete cascade,
  purpose text not null check (purpose in ('add', 'open')),
  challenge text not null,
  made_at timestamptz not null default now(),
  primary key (token_hash, purpose)
);
