-- Menu entries that remotes proposed when they first went live. Whether and where an entry is shown is a matter of its
-- page from then on; without its remote it is not shown.
create table proposed_menu_entry (
  url text primary key,
  remote text not null
);
