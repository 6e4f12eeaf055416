-- A sign-in with a provider that told no e-mail address: its owner names one and opens the link that is sent there, in the same browser.
create table unfinished_sign_in (
  cookie_hash text primary key,
  provider text not null,
  subject text not null,
  name text not null,
  last_name text not null,
  email text,
  token_hash text unique,
  mails integer not null default 0,
  expires_at timestamptz not null
);

alter table machine add constraint machine_slug_lower check (slug = lower(slug));
alter table article add constraint article_slug_lower check (slug = lower(slug));
