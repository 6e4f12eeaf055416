import type { OwnThread, PersonalData } from '@brightfill/shared/contract'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables'
import type { RequestsRepo } from '../forms/requests.repo'
import type { OfficeOrdersRepo } from '../office/officeOrders.repo'
import type { SavedMachineMailsRepo } from '../saved-machines/savedMachineMails.repo'
import type { SavedSearchesRepo } from '../searches/savedSearches.repo'
import { type AccountRow, toUser } from './accounts.repo'
import type { AttemptsRepo } from './attempts.repo'
import type { OrdersRepo } from './orders.repo'

interface PersonalDataParts {
  db: Kysely<Tables>
  orders: OrdersRepo
  officeOrders: OfficeOrdersRepo
  requests: RequestsRepo
  signInAttempts: AttemptsRepo
  savedSearches: SavedSearchesRepo
  savedMachineMails: SavedMachineMailsRepo
}

/**
 * All that is kept about a person, in one place so that nothing is forgotten when they ask for it or want it gone
 * (R-619).
 */
export class PersonalDataRepo {
  constructor(private readonly parts: PersonalDataParts) {}

  async read(account: AccountRow): Promise<PersonalData> {
    const { db, orders, officeOrders, requests, savedSearches, savedMachineMails } = this.parts
    const [sessions, providers, saved] = await Promise.all([
      db
        .selectFrom('session')
        .select(['created_at', 'expires_at'])
        .where('account_id', '=', account.id)
        .orderBy('created_at')
        .execute(),
      db
        .selectFrom('identity')
        .select(['provider', 'subject', 'created_at'])
        .where('account_id', '=', account.id)
        .execute(),
      db
        .selectFrom('wishlist')
        .innerJoin('machine', 'machine.id', 'wishlist.machine_id')
        .select(['machine.slug', 'machine.name', 'wishlist.created_at'])
        .where('account_id', '=', account.id)
        .orderBy('wishlist.created_at')
        .execute(),
    ])
    const ordered = await orders.of(account.id)
    const sent = await requests.sentBy(confirmedAddress(account))
    return {
      user: toUser(account),
      verified_at: account.verified_at?.toISOString() ?? null,
      sessions: sessions.map((session) => ({
        created_at: iso(session.created_at),
        expires_at: iso(session.expires_at),
      })),
      providers: providers.map((provider) => ({ ...provider, created_at: iso(provider.created_at) })),
      saved_machines: saved.map((machine) => ({ ...machine, created_at: iso(machine.created_at) })),
      saved_searches: await savedSearches.of(account.id),
      orders: (await Promise.all(ordered.map(({ id }) => officeOrders.ownedBy(account.id, id)))).filter(
        (order) => order !== undefined,
      ),
      ...sent,
      threads: await this.threads([...sent.enquiries, ...sent.sell_requests].map(({ reference }) => reference)),
      saved_machine_mails: await savedMachineMails.wanted(account.id),
    }
  }

  /** How these went on, without what staff wrote for each other. */
  private async threads(references: string[]): Promise<OwnThread[]> {
    const { rows } = await sql<OwnThread>`
      select reference, status, offer_price, visit_on::text as visit_on, decision, (
        select coalesce(jsonb_agg(jsonb_build_object(
          'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'kind', kind, 'text', text, 'mail_subject', mail_subject
        ) order by id), '[]') from thread_entry
        where thread_entry.reference = thread.reference and kind in ('answer', 'mail')
      ) as entries
      from thread where reference = any(${references}::text[]) order by created_at`.execute(this.parts.db)
    return rows
  }

  /**
   * Tables that belong to the account or to a request go with it, mails about them too; the others name the person by
   * address.
   * @param before is given the account as nobody can change it any more, and the transaction; it throws to keep it
   * @returns false when there is no such account
   */
  async delete(id: number, before: (account: AccountRow, on: Kysely<Tables>) => Promise<void>): Promise<boolean> {
    return this.parts.db.transaction().execute(async (on) => {
      // Links before their account, as everywhere.
      await on.deleteFrom('mailed_token').where('account_id', '=', id).execute()
      const account = await on.selectFrom('account').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
      if (!account) return false
      await before(account, on)
      const address = confirmedAddress(account)
      await this.parts.requests.on(on).removeSentBy(address)
      await this.parts.signInAttempts.on(on).forget(account.email)
      if (address) {
        await on.deleteFrom('outbox').where(sql`lower(recipient)`, '=', address).execute()
        await on.deleteFrom('unfinished_sign_in').where(sql`lower(email)`, '=', address).execute()
      }
      await on.deleteFrom('account').where('id', '=', id).execute()
      return true
    })
  }
}

/** Anybody can write an address into a form or a profile: only a confirmed one tells whose a request is. */
function confirmedAddress({ email_key, verified_at }: AccountRow): string | undefined {
  return verified_at ? email_key : undefined
}

function iso(moment: Date): string {
  return moment.toISOString()
}
