import { createHmac } from 'node:crypto'
import { PLATFORM_KEY } from './registryClient'
import type { Answer, Site } from './site'

export const password = 'Abcdefg1'

/** The office in a colleague's browser. */
export class Office {
  constructor(
    readonly site: Site,
    readonly token: string,
    public cookie = '',
  ) {}

  /** Signs in and opens the office, without a second factor. */
  static async open(site: Site, login: string, secret = password): Promise<Office> {
    const office = new Office(site, await site.signIn(login, secret))
    await office.enter()
    return office
  }

  async enter(code?: string): Promise<Answer> {
    const answer = await this.post('/session', { code })
    const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';')
    if (cookie) this.cookie = cookie
    return answer
  }

  headers(): Record<string, string> {
    return { ...(this.token && { Authorization: `Bearer ${this.token}` }), ...(this.cookie && { Cookie: this.cookie }) }
  }

  get(path: string): Promise<Answer> {
    return this.site.get(`/api/office${path}`, this.headers())
  }

  post(path: string, fields: object = {}, key?: string): Promise<Answer> {
    const headers = { ...this.headers(), ...(key && { 'Idempotency-Key': key }) }
    return this.site.post(`/api/office${path}`, fields, { as: 'json', headers })
  }
}

/** A code of an authenticator app (RFC 6238), some time steps back or ahead. */
export function codeOf(secret: string, steps = 0): string {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps))
  const digest = createHmac('sha1', key).update(counter).digest()
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** Registers a person with a confirmed address and gives them roles with the platform key. */
export async function newPerson(site: Site, email: string, roles: string[] = [], name = 'Ines Carvalho') {
  await site.post('/registration/account', { name, phone: '+44 1632 960000', email, password })
  await site.confirmAddress(email)
  for (const role of roles) {
    await site.post('/api/staff/roles', { email, role }, { as: 'json', token: PLATFORM_KEY })
  }
}

export function takeRole(site: Site, email: string, role: string): Promise<Answer> {
  return site.post('/api/staff/roles/revoke', { email, role }, { as: 'json', token: PLATFORM_KEY })
}
