-- Stopping mails takes back those that wait with its address: without this, each stop reads all mails.
create index outbox_stop_url on outbox (stop_url) where stop_url is not null and sent_at is null;
