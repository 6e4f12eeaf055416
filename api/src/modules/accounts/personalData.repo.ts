import { domainToUnicode } from 'node:url'
import { emailKey } from '@brightfill/shared/constants'
import type { OwnThread, PersonalData, PersonData } from '@brightfill/shared/contract'
import { sql } from 'kysely'
import { conflict } from '../../http/HttpProblem'
import type { Work, WorkingRepos } from '../../repos'
import { type AccountRow, toUser } from './accounts.repo'

/**
 * All data about a person, in one place, so that exports and deletions are complete.
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
        .select(['machine.slug', 'machine.name', 'machine.model', 'machine.sku', 'wishlist.created_at'])
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
        .flatMap((order) => {
          const record = kept.get(order.id)
          return record ? [{ ...order, ...record }] : []
        }),
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
   * For a person without a confirmed account: erases their requests, mails to and about them, and any account that only
   * claims the address.
   * @returns the number of requests
   * @throws HttpProblem 409 for an address with a confirmed account
   */
  async erase(email: string, note: (on: Work, erased: Erased) => Promise<void>): Promise<Erased> {
    return this.parts.transaction(async (on) => {
      const key = emailKey(email)
      const claim = await on.accounts.findByEmail(email)
      if (claim?.verified_at) throw conflict(HAS_ACCOUNT)
      const sent = await on.requests.sentBy(key)
      const erased = { enquiries: sent.enquiries.length, sell_requests: sent.sell_requests.length }
      await this.forgetAddress(on, key)
      if (claim) await removeClaim(on, claim)
      await note(on, erased)
      return erased
    })
  }

  private async forgetAddress({ db, requests, signInAttempts }: Work, key: string): Promise<void> {
    await requests.removeSentBy(key)
    await signInAttempts.forget(key)
    const [name, domain = ''] = key.split('@')
    const spellings = [key, `${name}@${domainToUnicode(domain)}`] // the database only folds case
    await db.deleteFrom('outbox').where(sql`lower(recipient)`, 'in', spellings).execute()
    await db.deleteFrom('unfinished_sign_in').where(sql`lower(email)`, 'in', spellings).execute()
  }

  /** The history of these requests, without internal notes. */
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
   * Deletes the account's and its requests' rows by cascade, mails about them too; other tables name the person by
   * address. Orders stay, and enquiries are counted, as business records (O-70).
   * @param before gets the locked account and the transaction; throws to keep the account
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

/** Only other staff remove invited staff. */
async function removeClaim({ db }: Work, { id, roles, invited_roles }: AccountRow): Promise<void> {
  if (roles.length > 0 || invited_roles.length > 0) return
  await db.deleteFrom('mailed_token').where('account_id', '=', id).execute()
  await db.deleteFrom('account').where('id', '=', id).where('verified_at', 'is', null).execute()
}

interface Erased {
  enquiries: number
  sell_requests: number
}

const HAS_ACCOUNT = 'This address has a customer account. Delete it on the customer’s page'

const referencesOf = ({ enquiries, sell_requests }: Pick<PersonData, 'enquiries' | 'sell_requests'>) =>
  [...enquiries, ...sell_requests].map(({ reference }) => reference)

/** Forms and profiles accept any address: only a confirmed one shows who sent a request. */
function confirmedAddress({ email_key, verified_at }: AccountRow): string | undefined {
  return verified_at ? email_key : undefined
}
