import pg from 'pg'
import { untilWaiting } from './lockedOut'
import { Office } from './office'
import { hasPostgresql, onPostgresql } from './postgresql'
import { postgresDatabase } from './prepared'
import { type Site, startSite } from './site'

const password = 'Abcdefg1'
const chosen = { password: 'Hijklmn2', password_confirmation: 'Hijklmn2' }

describe('simultaneous calls for one account', () => {
  let site: Site
  let client: pg.Client
  beforeAll(async () => {
    if (!hasPostgresql) return
    const url = await postgresDatabase()
    site = await startSite('postgresql', {}, url)
    client = new pg.Client({ connectionString: url })
    await client.connect()
  }, 180_000)
  afterAll(async () => {
    await client?.end()
    await site?.stop()
  })

  /** Makes calls that write to a locked row wait in the given order, then releases them. */
  async function inOrder<Results extends unknown[]>(
    lock: string,
    ...calls: { [Index in keyof Results]: () => Promise<Results[Index]> }
  ): Promise<Results> {
    await client.query(`begin; ${lock}`)
    const made: Promise<unknown>[] = []
    for (const call of calls) {
      made.push(call())
      await untilWaiting(client, made.length)
    }
    await client.query('commit')
    return Promise.all(made) as Promise<Results> // each is the result of its call
  }
  const accountOf = (email: string) => `select from account where email_key = '${email}' for update`

  async function confirmed(email: string): Promise<string> {
    await site.post('/registration/account', { name: 'Ada Field', phone: '+44 1632 960000', email, password })
    await site.confirmAddress(email)
    return site.signIn(email, password)
  }

  /** Creates an account and moves it to another address. @returns the token of the session that did */
  async function moved(email: string, to: string): Promise<string> {
    const token = await confirmed(email)
    await site.post('/user/change-user', { email: to }, { token })
    await site.confirmAddress(to)
    return token
  }
  const outcomeOf = ({ headers }: { headers: Headers }) => headers.get('location')?.split('/').at(-1)

  onPostgresql('a running change of address is void once the account is taken back [Q-42]', async () => {
    const token = await moved('first@atonce.example', 'thief@atonce.example')
    const [asked, back] = await inOrder<[{ status: number }, { headers: Headers }]>(
      accountOf('thief@atonce.example'),
      () => site.post('/user/change-user', { email: 'thief2@atonce.example' }, { token }),
      () => site.confirmAddress('first@atonce.example'),
    )
    expect([asked.status, outcomeOf(back)]).toEqual([200, 'taken-back'])
    expect(outcomeOf(await site.get(await site.linkMailedTo('thief2@atonce.example')))).toBe('ended')
  })

  onPostgresql('a change of the profile right after the account was taken back is refused [Q-42]', async () => {
    const token = await moved('second@atonce.example', 'thief3@atonce.example')
    const [back, asked] = await inOrder<[{ headers: Headers }, { status: number }]>(
      accountOf('thief3@atonce.example'),
      () => site.confirmAddress('second@atonce.example'),
      () => site.post('/user/change-user', { name: 'Mallory', email: 'thief4@atonce.example' }, { token }),
    )
    expect([outcomeOf(back), asked.status]).toEqual(['taken-back', 401])
    expect(await site.mailTo('thief4@atonce.example')).toBeUndefined()
  })

  onPostgresql('no reset link goes to an address that the account is leaving [Q-42, R-584]', async () => {
    const token = await confirmed('left@atonce.example')
    await site.post('/user/change-user', { email: 'right@atonce.example' }, { token })
    const [opened, asked] = await inOrder<[{ headers: Headers }, { status: number }]>(
      accountOf('left@atonce.example'),
      () => site.confirmAddress('right@atonce.example'),
      () => site.post('/forget-password', { email: 'left@atonce.example' }),
    )
    expect([outcomeOf(opened), asked.status]).toEqual(['moved', 200])
    expect((await site.mailTo('left@atonce.example'))?.subject).toBe('The e-mail address for your account was changed')
  })

  onPostgresql('an invitation does not follow an account that is leaving its address [O-10, Q-42]', async () => {
    const token = await confirmed('boss@atonce.example')
    await site.post('/user/change-user', { email: 'eve@atonce.example' }, { token })
    const office = await Office.open(site, 'staff@brightfill.example', 'Brightfill1')
    const person = { email: 'boss@atonce.example', name: 'Tess', roles: ['sales'] }
    const [opened, invited] = await inOrder<[{ headers: Headers }, { status: number }]>(
      accountOf('boss@atonce.example'),
      () => site.confirmAddress('eve@atonce.example'),
      () => office.post('/staff/invitations', person),
    )
    expect([outcomeOf(opened), invited.status]).toEqual(['moved', 409])
    expect(JSON.stringify((await office.get('/staff')).body)).not.toContain('eve@atonce.example')
  })

  onPostgresql('a role removed while its invitation is being accepted stays removed [O-10]', async () => {
    const email = 'tess@atonce.example'
    const office = await Office.open(site, 'staff@brightfill.example', 'Brightfill1')
    await office.post('/staff/invitations', { email, name: 'Tess', roles: ['admin'] })
    const row = async () =>
      (await office.get('/staff')).body.data.find((each: { email: string }) => each.email === email)
    const { id } = await row()
    const [accepted, set] = await inOrder<[{ headers: Headers }, { status: number }]>(
      accountOf(email),
      () => site.confirmAddress(email, chosen),
      () => office.post('/staff/roles', { id, roles: ['editor'] }),
    )
    expect([outcomeOf(accepted), set.status]).toEqual(['accepted', 200])
    expect(await row()).toMatchObject({ roles: ['editor'], invited: false })
  })

  onPostgresql('a visitor cannot register with an address at the moment an account leaves it [Q-42]', async () => {
    const token = await confirmed('held@atonce.example')
    await site.post('/user/change-user', { email: 'new@atonce.example' }, { token })
    const person = { name: 'Eve', phone: '01632 960001', email: 'held@atonce.example', password }
    // A change of address counts its mail after it has written the account.
    const [opened, registered] = await inOrder<[{ headers: Headers }, { status: number }]>(
      'lock table sign_in_failure in share row exclusive mode',
      () => site.confirmAddress('new@atonce.example'),
      () => site.post('/registration/account', person),
    )
    expect([outcomeOf(opened), registered.status]).toEqual(['moved', 409])
    expect(outcomeOf(await site.confirmAddress('held@atonce.example'))).toBe('taken-back')
  })
})
