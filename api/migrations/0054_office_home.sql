-- Home counts what was saved, and mails that were given up, in the last 30 days.
create index wishlist_newest on wishlist (created_at);
create index outbox_given_up on outbox (given_up_at) where given_up_at is not null;
