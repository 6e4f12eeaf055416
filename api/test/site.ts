import { rmSync } from 'node:fs'
import path from 'node:path'
import { CONTENT_FORMAT, callAt } from '@brightfill/shared/contract'
import { Value } from 'typebox/value'
import { PLATFORM_KEY, startApi } from '../tooling/apiProcess'
import { hasPostgresql } from './postgresql'
import { type DatabaseKind, postgresDatabase, seededDataDir } from './prepared'

export const root = path.resolve(__dirname, '../..')

export type Encoding = 'form data' | 'url-encoded' | 'json'
export const encodings: readonly Encoding[] = ['form data', 'url-encoded', 'json']

/** Longer than a database key may be, even compressed. */
export const incompressible = Array.from({ length: 1000 }, (_, index) => String.fromCodePoint(0x4e00 + index * 7)).join(
  '',
)

export interface Answer {
  status: number
  headers: Headers
  // Tests read answers of all shapes.
  // biome-ignore lint/suspicious/noExplicitAny: what an assertion does not find is undefined and fails it
  body: any
}

interface PostOptions {
  token?: string
  as?: Encoding
  headers?: Record<string, string>
}

/** A client of a running api. */
export class Site {
  constructor(
    readonly url: string,
    readonly stop: () => Promise<unknown>,
  ) {}

  async get(address: string, headers: Record<string, string> = {}): Promise<Answer> {
    return fitting('GET', address, await read(await fetch(this.url + address, { headers, redirect: 'manual' })))
  }

  async post(
    address: string,
    fields: object = {},
    { token, as = 'form data', headers: others }: PostOptions = {},
  ): Promise<Answer> {
    const { body, type } = encode(fields, as)
    const headers = {
      ...others,
      ...(type && { 'Content-Type': type }),
      ...(token && { Authorization: `Bearer ${token}` }),
    }
    const answer = await fetch(this.url + address, { method: 'POST', body, headers, redirect: 'manual' })
    return fitting('POST', address, await read(answer))
  }

  async signIn(login = 'demo@brightfill.example', password = 'Brightfill1'): Promise<string> {
    return (await this.post('/user/login/account/auth', { login, password })).body.token
  }

  /** The exported content, with the platform key. */
  async exportContent(): Promise<Answer['body']> {
    return (await this.get('/api/office/content', { Authorization: `Bearer ${PLATFORM_KEY}` })).body
  }

  importContent(content: object): Promise<Answer> {
    return this.post('/api/office/content', { format: CONTENT_FORMAT, ...content }, { token: PLATFORM_KEY, as: 'json' })
  }

  /** The last mail to an address, from the local outbox. */
  async mailTo(address: string): Promise<{ subject: string; text: string; reply_to: string } | undefined> {
    const { body } = await this.get('/dev/mail')
    return body.data.find(({ to }: { to: string }) => to === address)
  }

  /** Path and query of the link in the last mail to an address. */
  async linkMailedTo(address: string): Promise<string> {
    const mail = await this.mailTo(address)
    const link = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    return link.pathname + link.search
  }

  /**
   * Opens the link of a verification mail and presses the button of its page, like a browser without scripts.
   * @param typed values for the fields of the page
   */
  async confirmAddress(address: string, typed: Record<string, string> = {}): Promise<Answer> {
    const { body } = await this.get(await this.linkMailedTo(address))
    const [, action = ''] = /<form method="post" action="([^"]*)">/.exec(body) ?? []
    const fields = [...body.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(
      ([, name, value]) => [name, value],
    )
    return this.post(action, { ...Object.fromEntries(fields), ...typed }, { as: 'url-encoded' })
  }
}

/** Fails a test on an answer outside the contract: composition servers would not forward it. */
function fitting(method: string, address: string, answer: Answer): Answer {
  const schema = callAt(method, address.split('?', 1)[0] ?? '')?.answer
  const faults = schema && answer.status < 300 ? Value.Errors(schema, answer.body) : []
  if (faults.length > 0)
    throw new Error(`The answer to ${method} ${address} is not that of the contract: ${JSON.stringify(faults)}`)
  return answer
}

function encode(fields: object, as: Encoding): { body: FormData | URLSearchParams | string; type?: string } {
  if (as === 'json') return { body: JSON.stringify(fields), type: 'application/json' }
  const body = as === 'form data' ? new FormData() : new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) body.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return { body }
}

export async function read(response: Response): Promise<Answer> {
  const text = await response.text()
  const json = /json/.test(response.headers.get('content-type') ?? '')
  return { status: response.status, headers: response.headers, body: json ? JSON.parse(text) : text }
}

/** The database for tests of other subjects: a start on the embedded one takes twice the processor time. */
export const usualDatabase: DatabaseKind = hasPostgresql ? 'postgresql' : 'embedded'

/** Parameters of `startApi` for a new seeded site; the caller removes the folder. */
export async function seededSite(): Promise<{ dataDir: string; env: Record<string, string> }> {
  return {
    dataDir: seededDataDir(usualDatabase),
    env: hasPostgresql ? { DATABASE_URL: await postgresDatabase() } : {},
  }
}

/** Starts the built api on the demo, in a new data folder and database. */
export async function startSite(kind = usualDatabase, env: Record<string, string> = {}, url?: string): Promise<Site> {
  const dataDir = seededDataDir(kind)
  const database = kind === 'postgresql' && { DATABASE_URL: url ?? (await postgresDatabase()) }
  const api = await startApi({ root, env: { ...env, ...database }, dataDir })
  return new Site(api.url, async () => {
    await api.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
}

/**
 * The databases that tests of the api run on: PostgreSQL, or the embedded one where it is not installed. `npm run
 * test:long` takes both; the browser tests run on the embedded one.
 */
export function databaseKinds(): DatabaseKind[] {
  return process.env.LONG_TESTS && hasPostgresql ? ['embedded', 'postgresql'] : [usualDatabase]
}

/** Runs the same tests on each database. */
export function onDatabases(name: string, tests: (site: () => Site) => void, env: Record<string, string> = {}) {
  for (const kind of databaseKinds()) {
    describe(`${name} (${kind})`, () => {
      let site: Site
      beforeAll(async () => {
        site = await startSite(kind, env)
      }, 180_000)
      afterAll(() => site?.stop(), 20_000)
      tests(() => site)
    })
  }
}
