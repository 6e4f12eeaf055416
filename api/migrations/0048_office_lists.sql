-- Lists of customers read these alone, however deep the page.
create index customer_newest on account (created_at, id) where roles = '{}';
create index customer_name on account (lower(name), id) where roles = '{}';

-- Home counts what could not be delivered.
create index thread_entry_failed on thread_entry (at) where mail_state = 'failed';
