import { createHmac } from 'node:crypto'
import { isSameSecret } from '@brightfill/shared/node'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables'
import { emailKey, newSecret } from './secrets'

/** Seconds a device is remembered. */
export const DEVICE_LASTS = 180 * 24 * 3600

/**
 * Recognises devices by a signed cookie: `<id>.<signature of id and address>`. It proves an earlier sign-in and grants
 * nothing else.
 */
export class KnownDevices {
  private key: Promise<string> | undefined

  constructor(private readonly db: Kysely<Tables>) {}

  /** Value of the cookie for somebody who has just signed in; a known device keeps its id. */
  async remember(email: string, cookie: string | undefined): Promise<string> {
    const id = (await this.idOf(email, cookie)) ?? newSecret()
    return `${id}.${await this.sign(id, email)}`
  }

  /** Id of a device on which this address signed in before. */
  async idOf(email: string, cookie = ''): Promise<string | undefined> {
    const [id = '', signature = ''] = cookie.split('.')
    return isSameSecret(signature, await this.sign(id, email)) ? id : undefined
  }

  private async sign(id: string, email: string): Promise<string> {
    this.key ??= this.signingKey()
    return createHmac('sha256', await this.key)
      .update(`${id} ${emailKey(email)}`)
      .digest('base64url')
  }

  /** Made once for all servers on this database. */
  private async signingKey(): Promise<string> {
    const name = 'device cookie key'
    await this.db
      .insertInto('setting')
      .values({ name, value: JSON.stringify(newSecret()) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const { value } = await this.db
      .selectFrom('setting')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    return String(value)
  }
}
