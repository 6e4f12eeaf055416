-- The machine whose data sheet goes with a mail. It is drawn when the mail is sent.
alter table outbox add column sheet_slug text;
alter table thread_entry add column sheet_slug text;
