-- What a mail answers, until when it is of use, and whether a person wrote it.
alter table outbox
  add column in_reply_to text,
  add column expires_at timestamptz,
  add column by_person boolean not null default false;

update answer_template set text = replace(text, E'Dear {name},\n\nthank you', E'Dear {name},\n\nThank you');
