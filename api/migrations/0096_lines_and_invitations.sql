-- What was ordered, by model and SKU as well, as they were then.
alter table order_machine add column model text not null default '';
alter table order_machine add column sku text not null default '';
update order_machine set model = machine.model, sku = machine.sku from machine where machine.id = machine_id;

-- A link with which a customer whom staff invited sets a password.
alter table mailed_token drop constraint mailed_token_purpose_check;
alter table mailed_token add constraint mailed_token_purpose_check
  check (purpose in ('reset', 'verify', 'change', 'undo', 'invite', 'join'));
