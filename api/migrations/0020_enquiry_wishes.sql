-- Choices of the contact form of a machine.
alter table enquiry
  add column wants_visit boolean not null default false,
  add column wants_quote boolean not null default false;
