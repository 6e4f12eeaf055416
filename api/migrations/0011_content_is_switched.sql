-- A large import puts a new table in the place of this one. Machines are never deleted, and their numbers stay.
alter table wishlist drop constraint wishlist_machine_id_fkey;
