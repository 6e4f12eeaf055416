-- What a mail was written about: it goes with the account, the enquiry or the offer, wherever it was sent.
alter table outbox add column account_id integer references account on delete cascade;
alter table outbox add column enquiry_reference text references enquiry (reference) on delete cascade;
alter table outbox add column sell_request_reference text references sell_request (reference) on delete cascade;
create index outbox_of_account on outbox (account_id) where account_id is not null;
create index outbox_of_enquiry on outbox (enquiry_reference) where enquiry_reference is not null;
create index outbox_of_sell_request on outbox (sell_request_reference) where sell_request_reference is not null;

-- Staff were told of each with its reference in the subject.
update outbox set enquiry_reference = reference from enquiry where subject = 'Enquiry ' || reference;
update outbox set sell_request_reference = reference from sell_request where subject = 'Machine offered ' || reference;
