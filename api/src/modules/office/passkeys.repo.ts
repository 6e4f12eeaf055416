import type { PasskeyRow } from '@brightfill/shared/contract'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { type Kysely, sql } from 'kysely'
import { Repo } from '../../database/Repo'
import type { Tables } from '../../database/tables'
import type { Caller } from '../../http/callers'

const GOOD_FOR = sql`interval '5 minutes'`

/** A person and their sign-in. */
type Person = Pick<Caller, 'id' | 'tokenHash'>

/** The answer of a browser; the library checks all of it. */
type Sent = Record<string, unknown>

/** Passkeys of staff (docs/decisions/0020). Challenges are in the database, so all apis of the site know them. */
export class PasskeysRepo extends Repo {
  private readonly origin: string
  private readonly rpId: string

  constructor(db: Kysely<Tables>, publicOrigin: string) {
    super(db)
    this.origin = new URL(publicOrigin).origin
    this.rpId = new URL(publicOrigin).hostname
  }

  async list(accountId: number): Promise<PasskeyRow[]> {
    return this.db
      .selectFrom('passkey')
      .select(['id', 'name', 'created_at', 'used_at'])
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .execute()
  }

  /** The options for a browser to create a passkey. */
  async start({ id, tokenHash }: Person, email: string): Promise<object> {
    const options = await generateRegistrationOptions({
      rpName: 'Brightfill Office',
      rpID: this.rpId,
      userName: email,
      userID: new TextEncoder().encode(String(id)),
      excludeCredentials: await this.known(id),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    })
    await this.remember(tokenHash, 'add', options.challenge)
    return options
  }

  /** Stores a passkey made with the challenge of this sign-in; undefined for anything else. */
  async add({ id, tokenHash }: Person, name: string, sent: Sent): Promise<'added' | 'known' | undefined> {
    const expectedChallenge = await this.take(tokenHash, 'add')
    if (!expectedChallenge) return undefined
    const { registrationInfo } = await verifyRegistrationResponse({
      response: sent as unknown as RegistrationResponseJSON, // the library throws for anything else
      expectedChallenge,
      expectedOrigin: this.origin,
      expectedRPID: this.rpId,
      requireUserVerification: false,
    }).catch(() => ({ registrationInfo: undefined }))
    if (!registrationInfo) return undefined
    const { credential } = registrationInfo
    const { rows } = await sql`
      insert into passkey (id, account_id, name, public_key, counter, transports)
      values (${credential.id}, ${id}, ${name}, ${Buffer.from(credential.publicKey).toString('base64url')},
        ${credential.counter}, ${credential.transports ?? []}::text[])
      on conflict do nothing returning id`.execute(this.db)
    return rows.length > 0 ? 'added' : 'known'
  }

  /** The options for a browser to ask for a passkey of this person. */
  async ask({ id, tokenHash }: Person): Promise<object> {
    const options = await generateAuthenticationOptions({
      rpID: this.rpId,
      allowCredentials: await this.known(id),
      userVerification: 'preferred',
    })
    await this.remember(tokenHash, 'open', options.challenge)
    return options
  }

  /** Whether one of their passkeys signed the challenge of this sign-in. Uses the challenge up. */
  async use({ id, tokenHash }: Person, sent: Sent): Promise<boolean> {
    const expectedChallenge = await this.take(tokenHash, 'open')
    const row = await this.db
      .selectFrom('passkey')
      .selectAll()
      .where('account_id', '=', id)
      .where('id', '=', String(sent.id))
      .executeTakeFirst()
    if (!row || !expectedChallenge) return false
    const answer = await verifyAuthenticationResponse({
      response: sent as unknown as AuthenticationResponseJSON, // the library throws for anything else
      expectedChallenge,
      expectedOrigin: this.origin,
      expectedRPID: this.rpId,
      requireUserVerification: false,
      credential: {
        id: row.id,
        publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
        counter: Number(row.counter),
      },
    }).catch(() => undefined)
    if (!answer?.verified) return false
    await sql`update passkey set counter = ${answer.authenticationInfo.newCounter}, used_at = now()
      where id = ${row.id}`.execute(this.db)
    return true
  }

  /** Removes one unless it is its owner's last second factor. Needs a transaction, so that the count holds. */
  async remove(accountId: number, id: string): Promise<'removed' | 'last' | 'unknown'> {
    // Two simultaneous removals must not remove all of them.
    await this.db.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute()
    const { rows } = await sql<{ id: string; app: boolean }>`
      select id, exists (
        select 1 from second_factor where account_id = ${accountId} and secret is not null
      ) as app from passkey where account_id = ${accountId}`.execute(this.db)
    const row = rows.find((each) => each.id === id)
    if (!row) return 'unknown'
    if (rows.length === 1 && !row.app) return 'last'
    await this.db.deleteFrom('passkey').where('id', '=', id).execute()
    return 'removed'
  }

  private known(accountId: number) {
    return this.db.selectFrom('passkey').select(['id', 'transports']).where('account_id', '=', accountId).execute()
  }

  private async remember(tokenHash: string, purpose: 'add' | 'open', challenge: string) {
    await sql`
      insert into passkey_challenge (token_hash, purpose, challenge) values (${tokenHash}, ${purpose}, ${challenge})
      on conflict (token_hash, purpose) do update set challenge = excluded.challenge, made_at = now()`.execute(this.db)
  }

  /** Returns each challenge once. */
  private async take(tokenHash: string, purpose: 'add' | 'open'): Promise<string | undefined> {
    const { rows } = await sql<{ challenge: string; fresh: boolean }>`
      delete from passkey_challenge where token_hash = ${tokenHash} and purpose = ${purpose}
      returning challenge, made_at > now() - ${GOOD_FOR} as fresh`.execute(this.db)
    return rows[0]?.fresh ? rows[0].challenge : undefined
  }
}
