import { domainToUnicode } from 'node:url'
import { emailKey } from '@brightfill/shared/constants'
import type { OwnThread, PersonalData, PersonData } from '@brightfill/shared/contract'
import { sql } from 'kysely'
import { conflict } from '../../http/HttpProblem'
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
        .select(['created_at', 'expires_at', 'device', 'used_at'])
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
      threads: await this.threads(referencesOf(sent)),
      saved_machine_mails: await savedMachineMails.wanted(account.id),
    }
  }

  /** Everything by e-mail address, with a confirmed account or without one (O-73). */
  async readOf(email: string): Promise<PersonData> {
    const { db, accounts, requests } = this.parts
    const key = emailKey(email)
    const account = await accounts.findByEmail(email)
    const sent = await requests.sentBy(key)
    const mails = await db
      .selectFrom('outbox')
      .select(['subject', 'created_at'])
      .where(sql`lower(recipient)`, '=', key)
      .orderBy('id')
      .execute()
    return {
      email: key,
      ...(account?.verified_at && { account: await this.read(account) }),
      ...sent,
      threads: await this.threads(referencesOf(sent)),
      mails,
    }
  }

  /**
   * Erases what somebody without a confirmed account sent, and mails to and about them.
   * @returns how many requests there were
   * @throws HttpProblem 409 for an address with a confirmed account
   */
  async erase(email: string, note: (on: Work, erased: Erased) => Promise<void>): Promise<Erased> {
    return this.parts.transaction(async (on) => {
      const key = emailKey(email)
      if ((await on.accounts.findByEmail(email))?.verified_at) throw conflict(HAS_ACCOUNT)
      const sent = await on.requests.sentBy(key)
      const erased = { enquiries: sent.enquiries.length, sell_requests: sent.sell_requests.length }
      await this.forgetAddress(on, key)
      await note(on, erased)
      return erased
    })
  }

  private async forgetAddress({ db, requests }: Work, key: string): Promise<void> {
    await requests.removeSentBy(key)
    const [name, domain = ''] = key.split('@')
    const spellings = [key, `${name}@${domainToUnicode(domain)}`] // the database compares no more than letters
    await db.deleteFrom('outbox').where(sql`lower(recipient)`, 'in', spellings).execute()
    await db.deleteFrom('unfinished_sign_in').where(sql`lower(email)`, 'in', spellings).execute()
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
      const { db, signInAttempts } = on
      // Links before their account, as everywhere.
      await db.deleteFrom('mailed_token').where('account_id', '=', id).execute()
      const account = await db.selectFrom('account').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
      if (!account) return false
      await before(account, on)
      const address = confirmedAddress(account)
      await signInAttempts.forget(account.email)
      if (address) await this.forgetAddress(on, address)
      await db.deleteFrom('account').where('id', '=', id).execute()
      return true
    })
  }
}

interface Erased {
  enquiries: number
  sell_requests: number
}

const HAS_ACCOUNT = 'This address has a customer account. Delete it on the page of the customer'

const referencesOf = ({ enquiries, sell_requests }: Pick<PersonData, 'enquiries' | 'sell_requests'>) =>
  [...enquiries, ...sell_requests].map(({ reference }) => reference)

/** Anybody can write an address into a form or a profile: only a confirmed one tells whose a request is. */
function confirmedAddress({ email_key, verified_at }: AccountRow): string | undefined {
  return verified_at ? email_key : undefined
}
