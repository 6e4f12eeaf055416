-- What was sent under a key, with its outcome: sent again because its answer was lost, it happens once. The row is
-- written in the transaction that sends. It holds no words of the message, only a hash of the key, and a fingerprint of
-- the words that nobody can try words against without the key.
create table sent_message (
  key text primary key,
  fingerprint text not null,
  outcome jsonb,
  sent_at timestamptz not null default now()
);
create index sent_message_at on sent_message (sent_at);
