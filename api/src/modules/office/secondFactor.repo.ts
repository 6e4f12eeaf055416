import type { OfficeMe } from '@brightfill/shared/contract'
import { sql } from 'kysely'
import { generateSecret, verifySync } from 'otplib'
import { Repo } from '../../database/Repo'
import { hashOf, readableCode } from '../accounts/secrets'

const RECOVERY_CODES = 10
/** Seconds that the clock of a phone may be off. */
const DRIFT = 30

/** Authenticator apps (RFC 6238) and the recovery codes that replace them once each. */
export class SecondFactorRepo extends Repo {
  /** The second factors of an account: an authenticator app or passkeys. */
  async of(accountId: number): Promise<Omit<OfficeMe['second_factor'], 'required'>> {
    const { rows } = await sql<{ app: boolean; passkeys: number; recovery_codes_left: number }>`
      select exists (select 1 from second_factor where account_id = ${accountId} and secret is not null) as app,
        (select count(*) from passkey where account_id = ${accountId})::int as passkeys,
        (select count(*) from recovery_code where account_id = ${accountId} and used_at is null)::int
          as recovery_codes_left`.execute(this.db)
    const factor = rows[0] ?? { app: false, passkeys: 0, recovery_codes_left: 0 }
    return { set: factor.app || factor.passkeys > 0, ...factor }
  }

  /** Creates a secret, which counts from its first code on. */
  async start(accountId: number): Promise<string> {
    const secret = generateSecret()
    await sql`
      insert into second_factor (account_id, pending_secret) values (${accountId}, ${secret})
      on conflict (account_id) do update set pending_secret = excluded.pending_secret`.execute(this.db)
    return secret
  }

  /** Activates the new secret if the code matches, and returns ten recovery codes. */
  async confirm(accountId: number, code: string): Promise<string[] | undefined> {
    const row = await this.read(accountId)
    const step = stepOf(row?.pending_secret, code)
    if (step === undefined || !row?.pending_secret) return undefined
    const { rows } = await sql`
      update second_factor set secret = pending_secret, pending_secret = null, last_step = ${step}
      where account_id = ${accountId} and pending_secret = ${row.pending_secret} returning account_id`.execute(this.db)
    if (rows.length === 0) return undefined
    const codes = Array.from({ length: RECOVERY_CODES }, newCode)
    await this.db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
    await this.db
      .insertInto('recovery_code')
      .values(codes.map((each) => ({ account_id: accountId, code_hash: hashOf(plain(each)) })))
      .execute()
    return codes
  }

  /** Uses up a code of the app or a recovery code; only one of two simultaneous requests succeeds. */
  async use(accountId: number, code: string): Promise<boolean> {
    const row = await this.read(accountId)
    if (!row?.secret) return false
    const step = stepOf(row.secret, code)
    const { rows } =
      step === undefined
        ? await sql`
            update recovery_code set used_at = now()
            where account_id = ${accountId} and code_hash = ${hashOf(plain(code))} and used_at is null
            returning account_id`.execute(this.db)
        : await sql`
            update second_factor set last_step = ${step}
            where account_id = ${accountId} and secret = ${row.secret} and last_step < ${step}
            returning account_id`.execute(this.db)
    return rows.length > 0
  }

  async remove(accountId: number): Promise<void> {
    await this.db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
    await this.db.deleteFrom('code_browser').where('account_id', '=', accountId).execute()
    await this.db.deleteFrom('passkey').where('account_id', '=', accountId).execute()
    await this.db.deleteFrom('second_factor').where('account_id', '=', accountId).execute()
  }

  private read(accountId: number) {
    return this.db
      .selectFrom('second_factor')
      .select(['secret', 'pending_secret'])
      .where('account_id', '=', accountId)
      .executeTakeFirst()
  }
}

/** The kind of a code; undefined if it is neither. */
export function kindOfCode(code: string): 'code' | 'recovery code' | undefined {
  const signs = plain(code)
  if (/^\d{6}$/.test(signs)) return 'code'
  return /^[2-9A-HJKMNP-Z]{8}$/.test(signs) ? 'recovery code' : undefined
}

/** The time step of a code; undefined for a wrong one. */
function stepOf(secret: string | null | undefined, code: string): number | undefined {
  const token = plain(code)
  if (!secret || !/^\d{6}$/.test(token)) return undefined
  const result = verifySync({ secret, token, epochTolerance: DRIFT })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}

/** In the displayed form: `7K4M-92QD`. */
const newCode = () => readableCode().replace(/.{4}/, '$&-')

const plain = (code: string) => code.replace(/[\s-]/g, '').toUpperCase()
