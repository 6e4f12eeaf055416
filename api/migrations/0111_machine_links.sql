-- An editor's home page looks for dead links: without this, it reads the texts of all machines each time.
create index machine_with_links on machine (id)
  where deleted_at is null and (description like '%href="/%' or description_text like '%href="/%');
