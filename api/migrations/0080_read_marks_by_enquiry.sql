-- The marks of an enquiry go with it: without this, each one that is removed reads all of them.
create index thread_read_reference on thread_read (reference);
