import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Call } from '@brightfill/shared/contract'
import * as contract from '@brightfill/shared/contract'
import { rolesWith, staffRoles } from '@brightfill/shared/roles'
import pg from 'pg'
import { codeOf, newPerson, Office, takeRole } from './office'
import { besideTheContract, byPrograms, permissions, type Row, rows } from './permissions'
import { onPostgresql } from './postgresql'
import { postgresDatabase } from './prepared'
import { PLATFORM_KEY } from './registryClient'
import { onDatabases, root, type Site, startSite } from './site'

// All calls of the contract × all kinds of callers, against the table in permissions.ts.

/** Whether a call let the caller in, regardless of its result. */
type Outcome = 'in' | 401 | 403

interface Entry {
  name: string
  call: Call
  row: Row
}

/** All tables of calls that the contract exports, so that this test includes new ones. */
const tables = Object.entries(contract)
  .filter(([name]) => /calls$/i.test(name))
  .map(([, calls]) => Object.entries(calls as Record<string, Call>))
const named = tables.flat()
const rowOf = new Map(
  Object.entries(permissions).flatMap(([row, names]) => names.split(/\s+/).map((name) => [name, row as Row])),
)
const entries: Entry[] = named
  .map(([name, call]) => ({ name, call, row: rowOf.get(name) ?? 'everybody' }))
  .sort((one, two) => endingPlace(one.name) - endingPlace(two.name))

/** Calls that replace or end a session come last. */
function endingPlace(name: string): number {
  return ['openOffice', 'closeOffice', 'logout'].indexOf(name)
}

/** A colleague with these roles and an open office. */
function byRole(...roles: string[]) {
  return ({ row, name }: Entry): Outcome => {
    if (row === 'everybody') return 'in'
    if (row.startsWith('key:')) return 401
    if (name === 'deleteAccount' && roles.length > 0) return 403 // only other staff remove staff
    return rows[row].some((role) => role === 'user' || roles.includes(role)) ? 'in' : 403
  }
}

/** An admin with a closed office: the calls that open it, and those for all users. */
function byToken(entry: Entry): Outcome {
  const { access } = entry.call
  return typeof access === 'object' && access.office === 'open' ? 401 : byRole('admin')(entry)
}

/** Calls with an unexpected outcome; they are made without fields, so they change nothing. */
async function wrong(who: Office, expected: (entry: Entry) => Outcome): Promise<string[]> {
  const found: string[] = []
  for (const entry of entries) {
    const outcome = await outcomeOf(who.site, entry.call, who.headers())
    if (outcome !== expected(entry)) found.push(`${entry.name}: ${outcome}, not ${expected(entry)}`)
  }
  return found
}

async function anAdmin(site: Site, name: string) {
  const email = `${name}@permissions.example`
  await newPerson(site, email, ['admin'])
  return { email, office: await Office.open(site, email) }
}

describe('the table of permissions', () => {
  it('has each call of the contract in exactly one row, and no other calls [O-07]', () => {
    const listed = Object.values(permissions).flatMap((names) => names.split(/\s+/))
    expect(listed.toSorted()).toEqual(named.map(([name]) => name).toSorted())
  })

  it('agrees with the contract on who may make each call, and whether the office must be open [O-07]', () => {
    const expected = entries.map(({ name, row }) => ({ name, row }))
    expect(entries.map(({ name, call }) => ({ name, row: rowOfAccess(name, call) }))).toEqual(expected)
  })

  it('covers all addresses except the known ones without roles [O-07]', () => {
    const sources = readdirSync(path.join(root, 'api/src'), { recursive: true, encoding: 'utf8' })
    const found = sources
      .filter((name) => name.endsWith('.ts') && name !== 'http/mount.ts') // which mounts the calls of the contract
      .map(
        (name) => [name, readFileSync(path.join(root, 'api/src', name), 'utf8').match(MOUNTED)?.length ?? 0] as const,
      )
      .filter(([, times]) => times > 0)
    expect(Object.fromEntries(found)).toEqual(besideTheContract)
  })
})

const MOUNTED = /\bapp\s*\.(?:get|post|put|patch|delete|head|options|all|route)\b/g

/** The row for the access of a call; calls for all staff have rows by name. */
function rowOfAccess(name: string, { access, path }: Call): Row | 'in no row' {
  if (typeof access === 'string' && path.startsWith('/api/office/')) return 'in no row' // the office asks for roles
  if (access === 'public') return 'everybody'
  if (access === 'user') return 'signed in'
  if (typeof access === 'string') return `key: ${access}`
  const row = rowOf.get(name) ?? 'everybody'
  const inOffice =
    path.startsWith('/api/office/') && access.office === (row === 'door of the office' ? 'token' : 'open')
  return inOffice && String(rolesWith(access.may)) === String(rows[row]) ? row : 'in no row'
}

onDatabases('permissions', (site) => {
  it('the api answers no call that the contract does not list [O-07]', async () => {
    const { paths } = (await site().get('/api/docs')).body
    const mounted = Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    )
    expect(mounted.toSorted()).toEqual(entries.map(({ call }) => `${call.method} ${call.path}`).toSorted())
  })

  it('a caller without a token can only make the public calls [O-07]', async () => {
    expect(await wrong(new Office(site(), ''), ({ row }) => (row === 'everybody' ? 'in' : 401))).toEqual([])
  })

  it.each([
    ['a customer', [] as string[]],
    ...staffRoles.map((role): [string, string[]] => [`${role} staff`, [role]]),
    ['a colleague with two roles', ['editor', 'sales']],
  ])(
    '%s may make the calls of the table and no others [O-07]',
    async (name, roles) => {
      const email = `${name.replace(/\W/g, '')}@permissions.example`
      await newPerson(site(), email, roles)
      expect(await wrong(await Office.open(site(), email), byRole(...roles))).toEqual([])
    },
    60_000,
  )

  it('the token alone opens no call of the office to an admin [O-09]', async () => {
    const { office } = await anAdmin(site(), 'token')
    expect(await wrong(new Office(site(), office.token), byToken)).toEqual([])
  })

  it('the cookie opens nothing alone or with another token of the same person [O-09]', async () => {
    const { email, office } = await anAdmin(site(), 'cookie')
    const alone = new Office(site(), '', office.cookie)
    expect(await wrong(alone, ({ row }) => (row === 'everybody' ? 'in' : 401))).toEqual([])
    const other = new Office(site(), await site().signIn(email, 'Abcdefg1'), office.cookie)
    expect(await wrong(other, byToken)).toEqual([])
  })

  it('the cookie of a closed office opens nothing [O-09]', async () => {
    const { office } = await anAdmin(site(), 'closed')
    const { cookie } = office
    await office.post('/session/end')
    office.cookie = cookie
    expect(await wrong(office, byToken)).toEqual([])
  })

  it('a removed role opens nothing of the office, at once [O-09]', async () => {
    const { email, office } = await anAdmin(site(), 'taken')
    await takeRole(site(), email, 'admin')
    expect(await wrong(office, byRole())).toEqual([])
  })

  it('without its second factor, the token neither opens anything nor replaces the factor [O-08]', async () => {
    const { email, office } = await anAdmin(site(), 'factor')
    const { secret } = (await office.post('/factor')).body
    await office.post('/factor/confirm', { code: codeOf(secret) })
    const thief = new Office(site(), await site().signIn(email, 'Abcdefg1'))
    await thief.enter()
    expect(thief.cookie).toBe('')
    expect((await thief.post('/factor/confirm', { code: codeOf(secret, 1) })).status).toBe(403)
    const refused = ['startFactor', 'startPasskey']
    const expected = (entry: Entry) => (refused.includes(entry.name) ? 403 : byToken(entry))
    expect(await wrong(thief, expected)).toEqual([])
  })

  it('the platform key may make the calls of programs and no others [O-07]', async () => {
    const program = new Office(site(), PLATFORM_KEY)
    const open = ['everybody', 'key: deploy', 'key: platform']
    const expected = ({ row, name }: Entry) => (open.includes(row) || byPrograms.includes(name) ? 'in' : 401)
    expect(await wrong(program, expected)).toEqual([])
  })
})

describe('time', () => {
  onPostgresql.each([
    ['31 minutes without use', 'used_at'],
    ['10 hours', 'opened_at'],
  ])(
    'after %s an office opens nothing [O-09]',
    async (_, since) => {
      const url = await postgresDatabase()
      const site = await startSite('postgresql', {}, url)
      const database = new pg.Client({ connectionString: url })
      await database.connect()
      const { office } = await anAdmin(site, 'expired')
      const ago = since === 'used_at' ? '31 minutes' : '601 minutes'
      await database.query(`update office_session set ${since} = now() - interval '${ago}'`)
      expect(await wrong(office, byToken)).toEqual([])
      await database.end()
      await site.stop()
    },
    60_000,
  )
})

async function outcomeOf(
  site: Site,
  { method, path, upload }: Call,
  headers: Record<string, string>,
): Promise<Outcome> {
  const address = path.replace(':reference', 'E-22222222').replace(/:(id|name|number|release|role)/g, '1')
  const type = upload ?? 'application/json'
  const body = upload ? new Uint8Array() : '{}'
  const response = await fetch(site.url + address, {
    method,
    headers: { ...headers, ...(method === 'POST' && { 'Content-Type': type }) },
    ...(method === 'POST' && { body }),
    redirect: 'manual',
  })
  await response.body?.cancel()
  return response.status === 401 || response.status === 403 ? response.status : 'in'
}
