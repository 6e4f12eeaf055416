-- Chosen by the form that sends a message: sent again because its answer was lost, it is stored once. Null for messages
-- without scripts, and for those of the release before this one.
alter table enquiry add column key text unique;
alter table sell_request add column key text unique;
