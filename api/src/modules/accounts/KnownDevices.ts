import { createHmac } from 'node:crypto'
import { emailKey } from '@brightfill/shared/constants'
import { isSameSecret } from '@brightfill/shared/node'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables'
import type { AccountsRepo } from './accounts.repo'
import { hashOf, newSecret } from './secrets'

/** Seconds a device is remembered. */
const DEVICE_LASTS = 180 * 24 * 3600

/** Addresses remembered per device; a further one replaces the one that signed in longest ago. */
const ADDRESSES = 5

/**
 * Recognises devices by a signed cookie: `<id>.<signature of id and address>.<another one>…`, the newest first. It only
 * proves earlier sign-ins.
 */
export class KnownDevices {
  private key: Promise<string> | undefined

  constructor(
    private readonly db: Kysely<Tables>,
    private readonly accounts: Pick<AccountsRepo, 'findByEmail'>,
  ) {}

  /** Adds an address that has just signed in to the cookie; the device keeps its id and its other addresses. */
  async remember(email: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { id = newSecret(), signatures } = read(request.siteCookie('bf_device'))
    const own = await this.sign(id, email)
    const value = [id, own, ...signatures.filter((other) => other !== own)].slice(0, 1 + ADDRESSES).join('.')
    reply.setSiteCookie('bf_device', value, { lasts: DEVICE_LASTS })
  }

  /** Id of a device on which this address signed in before. */
  async idOf(email: string, request: FastifyRequest): Promise<string | undefined> {
    const { id, signatures } = read(request.siteCookie('bf_device'))
    if (!id) return undefined
    const own = await this.sign(id, email)
    return signatures.some((signature) => isSameSecret(signature, own)) ? id : undefined
  }

  /** A hash of this browser's id, for any address. It proves nothing: clients can make up an id. */
  browserOf(request: FastifyRequest): string | undefined {
    const { id } = read(request.siteCookie('bf_device'))
    return id && hashOf(id)
  }

  /** A new password invalidates earlier signatures: a stranger may have known the old one. */
  private async sign(id: string, email: string): Promise<string> {
    this.key ??= this.signingKey().catch((error: unknown) => {
      this.key = undefined // read again next time: the database may be back by then
      throw error
    })
    const account = await this.accounts.findByEmail(email)
    return createHmac('sha256', await this.key)
      .update(`${id} ${emailKey(email)} ${account?.password_hash ?? ''}`)
      .digest('base64url')
  }

  /** Created once for all servers on this database. */
  private async signingKey(): Promise<string> {
    const { value } = await this.db
      .insertInto('setting')
      .values({ name: 'device cookie key', value: JSON.stringify(newSecret()) })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(({ ref }) => ({ name: ref('setting.name') })))
      .returning('value')
      .executeTakeFirstOrThrow()
    return String(value)
  }
}

const SECRET = /^[\w-]{43}$/

/** The unverified content of a cookie: only a signature proves anything, for its own address. */
function read(cookie = ''): { id?: string; signatures: string[] } {
  const [id = '', ...signatures] = cookie.split('.')
  return SECRET.test(id)
    ? { id, signatures: signatures.filter((each) => SECRET.test(each)).slice(0, ADDRESSES) }
    : { signatures: [] }
}
