-- A hidden section stays on its page, but visitors do not get it.
alter table section add column hidden boolean not null default false;
