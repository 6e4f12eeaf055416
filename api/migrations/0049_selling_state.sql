-- What is said of a machine beside its price. A sold machine keeps its page and its place in lists.
alter table machine add column selling_state text not null default 'available'
  check (selling_state in ('available', 'reserved', 'sold'));
