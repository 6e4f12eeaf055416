import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Call } from '@brightfill/shared/contract'
import * as contract from '@brightfill/shared/contract'
import pg from 'pg'
import { codeOf, newPerson, Office, takeRole } from './office'
import { besideTheContract, byPrograms, permissions, type Row, rows } from './permissions'
import { onPostgresql } from './postgresql'
import { postgresDatabase } from './prepared'
import { PLATFORM_KEY } from './registryClient'
import { onDatabases, root, type Site, startSite } from './site'

// Every call of the contract × everybody who may try it, against the table in permissions.ts.

/** How a call answered: whether it let the caller in, whatever came of it. */
type Outcome = 'in' | 401 | 403

interface Entry {
  name: string
  call: Call
  row: Row
}

/** Every table of calls that the contract exports, so that a new one is not forgotten here. */
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

/** Somebody with these roles and an open office. */
function byRole(...roles: string[]) {
  return ({ row, name }: Entry): Outcome => {
    if (row === 'everybody') return 'in'
    if (row.startsWith('key:')) return 401
    if (name === 'deleteAccount' && roles.length > 0) return 403 // staff are removed by other staff
    return rows[row].some((role) => role === 'user' || roles.includes(role)) ? 'in' : 403
  }
}

/** An admin whose office is not open: what comes before it is open, and what every user may. */
function byToken(entry: Entry): Outcome {
  const { access } = entry.call
  return typeof access === 'object' && access.office === 'open' ? 401 : byRole('admin')(entry)
}

/** The calls whose outcome is not the expected one; they are made without fields, so they change nothing. */
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
  it('has every call of the contract in exactly one row, and no other [O-07]', () => {
    const listed = Object.values(permissions).flatMap((names) => names.split(/\s+/))
    expect(listed.toSorted()).toEqual(named.map(([name]) => name).toSorted())
  })

  it('says of each call what the contract says: who may make it, and whether the office must be open [O-07]', () => {
    const expected = entries.map(({ name, row }) => ({ name, row }))
    expect(entries.map(({ name, call }) => ({ name, row: rowOfAccess(name, call) }))).toEqual(expected)
  })

  it('has nothing beside it but the addresses that are known to have no roles [O-07]', () => {
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

/** The row that the access of a call stands for; calls of the office that everybody there may make say more by name. */
function rowOfAccess(name: string, { access, path }: Call): Row | 'in no row' {
  if (typeof access === 'string' && path.startsWith('/api/office/')) return 'in no row' // the office asks for roles
  if (access === 'public') return 'everybody'
  if (access === 'user') return 'signed in'
  if (typeof access === 'string') return `key: ${access}`
  const row = rowOf.get(name) ?? 'everybody'
  const inOffice =
    path.startsWith('/api/office/') && access.office === (row === 'door of the office' ? 'token' : 'open')
  return inOffice && String(access.roles) === String(rows[row]) ? row : 'in no row'
}

onDatabases('permissions', (site) => {
  it('the api answers no call that the contract does not list [O-07]', async () => {
    const { paths } = (await site().get('/api/docs')).body
    const mounted = Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    )
    expect(mounted.toSorted()).toEqual(entries.map(({ call }) => `${call.method} ${call.path}`).toSorted())
  })

  it('nobody gets further than the public calls [O-07]', async () => {
    expect(await wrong(new Office(site(), ''), ({ row }) => (row === 'everybody' ? 'in' : 401))).toEqual([])
  }, 60_000)

  it.each([
    ['a customer', []],
    ['an editor', ['editor']],
    ['somebody of sales', ['sales']],
    ['an admin', ['admin']],
    ['somebody with two roles', ['editor', 'sales']],
  ])(
    '%s makes the calls of the table and no others [O-07]',
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
  }, 60_000)

  it('the cookie alone opens nothing, and none with another token of the same person [O-09]', async () => {
    const { email, office } = await anAdmin(site(), 'cookie')
    const alone = new Office(site(), '', office.cookie)
    expect(await wrong(alone, ({ row }) => (row === 'everybody' ? 'in' : 401))).toEqual([])
    const other = new Office(site(), await site().signIn(email, 'Abcdefg1'), office.cookie)
    expect(await wrong(other, byToken)).toEqual([])
  }, 60_000)

  it('an office that was closed opens nothing by its cookie [O-09]', async () => {
    const { office } = await anAdmin(site(), 'closed')
    const { cookie } = office
    await office.post('/session/end')
    office.cookie = cookie
    expect(await wrong(office, byToken)).toEqual([])
  }, 60_000)

  it('a role that was taken opens nothing of the office, at once [O-09]', async () => {
    const { email, office } = await anAdmin(site(), 'taken')
    await takeRole(site(), email, 'admin')
    expect(await wrong(office, byRole())).toEqual([])
  }, 60_000)

  it('without its second factor the token opens nothing, nor replaces the factor [O-08]', async () => {
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
  }, 60_000)

  it('the platform key makes the calls of programs and no others [O-09]', async () => {
    const program = new Office(site(), PLATFORM_KEY)
    const open = ['everybody', 'key: deploy', 'key: platform']
    const expected = ({ row, name }: Entry) => (open.includes(row) || byPrograms.includes(name) ? 'in' : 401)
    expect(await wrong(program, expected)).toEqual([])
  }, 60_000)
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
  const address = path.replace(':reference', 'E-22222222').replace(/:(id|name|release|role)/g, '1')
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
