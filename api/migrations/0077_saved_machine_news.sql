-- Price and selling state that somebody who saved a machine knows; no state where nobody has looked yet.
alter table wishlist add column known_price integer, add column known_state text;

-- Mails about saved machines of one person. Without a row they were neither sent nor stopped.
create table saved_machine_mails (
  account_id integer primary key references account on delete cascade,
  -- Stands in the mails; it can stop them, and nothing else.
  stop_token text not null unique,
  stopped_at timestamptz
);
