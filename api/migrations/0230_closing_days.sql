-- The company's weekly opening days, by default Monday to Friday, and its closing days.
create function working_days(out days integer[], out closed datemultirange) language sql stable as $$
  select
    coalesce((
      select array_agg(day::integer) from jsonb_array_elements(company -> 'Opening hours') as span,
        jsonb_array_elements_text(span -> 'Days') as day
    ), '{1,2,3,4,5}'),
    coalesce((
      select range_agg(daterange((span ->> 'From')::date, (span ->> 'Until')::date, '[]'))
      from jsonb_array_elements(company -> 'Closing days') as span
      where (span ->> 'From')::date <= (span ->> 'Until')::date
    ), '{}')
  from (select (select value -> 'Company' from site_option where name = 'Meta site') as company) as site
$$;

-- The first working day from a day on; the day itself if there is none for a year.
create function working_day(since date) returns date language sql stable as $$
  select coalesce((
    select day::date from working_days(), generate_series(since, since + 366, interval '1 day') as day
    where extract(isodow from day)::integer = any(days) and not closed @> day::date
    order by day limit 1
  ), since)
$$;

-- Nine to five on working days: an answer is promised within eight of these hours.
create or replace function promised_at(arrived timestamptz) returns timestamptz language plpgsql stable as $$
declare
  local timestamp := arrived at time zone 'Europe/London';
  begins timestamp := greatest(local, local::date + time '09:00');
begin
  if local::time >= time '17:00' or working_day(local::date) > local::date then
    begins := working_day(local::date + 1) + time '09:00';
  end if;
  if begins::time = time '09:00' then return (begins::date + time '17:00') at time zone 'Europe/London'; end if;
  return (working_day(begins::date + 1) + begins::time) at time zone 'Europe/London';
end
$$;

create or replace function working_minutes(since timestamptz, until timestamptz) returns integer language sql stable as $$
  select coalesce(sum(extract(epoch from greatest(
    interval '0', least(day + time '17:00', to_local) - greatest(day + time '09:00', from_local)
  )) / 60), 0)::integer
  from (
      select since at time zone 'Europe/London' as from_local,
        least(until, since + interval '60 days') at time zone 'Europe/London' as to_local
    ) as span,
    working_days(), generate_series(from_local::date, to_local::date, interval '1 day') as day
  where extract(isodow from day)::integer = any(days) and not closed @> day::date
$$;
