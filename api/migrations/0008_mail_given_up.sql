-- A mail that its receiver refuses for good, or that was tried for days, is tried no more.
alter table outbox add column given_up_at timestamptz;
drop index outbox_waiting;
create index outbox_waiting on outbox (next_attempt_at) where sent_at is null and given_up_at is null;
