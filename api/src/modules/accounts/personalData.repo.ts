import type { OwnThread, PersonalData } from '@brightfill/shared/contract'
import { sql } from 'kysely'
import type { Work, WorkingRepos } from '../../repos'
import { type AccountRow, toUser } from './accounts.repo'

/**
 * All that is kept about a person, in one place so that nothing is forgotten when they ask for it or want it gone
 * (R-619).
 */
export class PersonalDataRepo {
  constructor(private readonly parts: WorkingRepos) {}

  async read(account: AccountRow): Promise<PersonalData> {
    const { db, officeOrders, keptOrders, requests, savedSearches, savedMachineMails } = this.parts
    const [sessions, providers, saved_machines] = await Promise.all([
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
    const ordered = await officeOrders.of(account.id)
    const kept = await keptOrders.keptOf(account.id)
    const sent = await requests.sentBy(confirmedAddress(account))
    return {
      user: toUser(account),
      verified_at: account.verified_at,
      sessions,
      providers,
      saved_machines,
      saved_searches: await savedSearches.of(account.id),
      orders: (await Promise.all(ordered.map(({ id }) => officeOrders.ownedBy(account.id, id))))
        .filter((order) => order !== undefined)
        .map((order) => ({ ...order, ...kept.get(order.id) })),
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
   * address. Orders stay, and enquiries are counted: they are the company's (O-70).
   * @param before is given the account as nobody can change it any more, and the transaction; it throws to keep it
   * @returns false when there is no such account
   */
  async delete(id: number, before: (account: AccountRow, on: Work) => Promise<void>): Promise<boolean> {
    return this.parts.transaction(async (on) => {
      const { db, requests, signInAttempts } = on
      // Links before their account, as everywhere.
      await db.deleteFrom('mailed_token').where('account_id', '=', id).execute()
      const account = await db.selectFrom('account').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
      if (!account) return false
      await before(account, on)
      const address = confirmedAddress(account)
      await requests.removeSentBy(address)
      await signInAttempts.forget(account.email)
      if (address) {
        await db.deleteFrom('outbox').where(sql`lower(recipient)`, '=', address).execute()
        await db.deleteFrom('unfinished_sign_in').where(sql`lower(email)`, '=', address).execute()
      }
      await db.deleteFrom('account').where('id', '=', id).execute()
      return true
    })
  }
}

/** Anybody can write an address into a form or a profile: only a confirmed one tells whose a request is. */
function confirmedAddress({ email_key, verified_at }: AccountRow): string | undefined {
  return verified_at ? email_key : undefined
}
