-- Chosen by the form that makes an order: sent again because its answer was lost, it makes no second one. Null for orders
-- that the release before this one makes.
alter table customer_order add column key text unique;
