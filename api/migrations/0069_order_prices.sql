-- Pounds, as they were agreed; null where none was, and for orders that the release before this one makes.
alter table order_machine add column price integer check (price >= 0);
