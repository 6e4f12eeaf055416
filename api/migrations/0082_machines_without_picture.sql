-- The first page of the office counts them: without this, it reads all machines each time.
create index machine_without_picture on machine (id) where deleted_at is null and coalesce(images ->> 0, '') = '';
