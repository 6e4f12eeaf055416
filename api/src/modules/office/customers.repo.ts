import type { Customer, CustomerRow, officePeopleCalls } from '@brightfill/shared/contract'
import { type Kysely, sql } from 'kysely'
import type { Static } from 'typebox'
import type { Tables } from '../../database/tables'
import { type AccountRow, type PostalAddress, postalAddress } from '../accounts/accounts.repo'
import type { KeptOrdersRepo } from './keptOrders.repo'
import type { OfficeOrdersRepo } from './officeOrders.repo'
import { listPage } from './pageOf'
import { conditionsOf, inAccount } from './searchWords'
import type { ThreadsRepo } from './threads.repo'

type CustomersQuery = Static<typeof officePeopleCalls.customers.query>

const columns = sql`id, trim(name || ' ' || last_name) as name, email, phone, position,
  verified_at is not null as confirmed, locked_at is not null as locked, created_at`
const sortColumns = {
  created_at: sql`account.created_at`,
  name: sql`lower(account.name)`,
  email: sql`account.email_key`,
}

/** People with an account who do not work here (O-49). */
export class CustomersRepo {
  constructor(
    private readonly db: Kysely<Tables>,
    private readonly threads: ThreadsRepo,
    private readonly orders: OfficeOrdersRepo,
    private readonly keptOrders: KeptOrdersRepo,
  ) {}

  list(query: CustomersQuery) {
    const searched = conditionsOf(query.search, inAccount)
    return listPage(this.db, query, {
      from: sql`account where ${sql.join([sql`roles = '{}'`, sql`invited_roles = '{}'`, ...searched], sql` and `)}`,
      sortedBy: [sortColumns[query.sort ?? 'created_at'], sql`account.id`],
      isSearch: searched.length > 0,
      read: async (chosen, order) => {
        const { rows } = await sql<CustomerRow>`
          select ${columns} from account where id in (select id ${chosen}) order by ${order}`.execute(this.db)
        return rows
      },
    })
  }

  async find(id: number): Promise<Customer | undefined> {
    const { rows } = await sql<CustomerRow & Pick<AccountRow, 'email_key' | keyof PostalAddress>>`
      select ${columns}, address, city_name, state, zip_code, country_id, email_key from account
      where id = ${id} and roles = '{}'`.execute(this.db)
    const [row] = rows
    if (!row) return undefined
    const { address, city_name, state, zip_code, country_id, email_key, ...person } = row
    const [saved_machines, threads, orders, deletion] = await Promise.all([
      this.threads.savedBy(id),
      // An unconfirmed address may be a stranger's.
      row.confirmed ? this.threads.sentBy(email_key) : [],
      this.orders.of(id),
      this.keptOrders.leftBy(id),
    ])
    return {
      ...person,
      address: postalAddress({ address, zip_code, city_name, state, country_id }),
      saved_machines,
      threads,
      orders,
      deletion,
    }
  }
}
