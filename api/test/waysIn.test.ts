import { type Site, startSite, usualDatabase } from './site'
import { origin, socialBrowser } from './socialBrowser'
import { TestProvider } from './testProvider'

jest.setTimeout(180_000)

describe('the ways into an account', () => {
  const provider = new TestProvider()
  let site: Site
  beforeAll(async () => {
    await provider.start()
    site = await startSite(usualDatabase, { OIDC_TEST_ISSUER: provider.issuer })
  })
  afterAll(async () => {
    await site?.stop()
    await provider.stop()
  })
  const { locationOf, journey, signIn, exchange, ownerOf } = socialBrowser(() => site)

  it('can be listed and closed by the owner; the last one stays while no password is set [R-624]', async () => {
    const email = 'ways@social.example'
    provider.persona = { sub: 'ways', email, email_verified: true }
    const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'
    const { back, cookie } = await journey('linkedin')
    const end = locationOf((await site.get(back, { Cookie: cookie, 'User-Agent': firefox })).headers)
    const token = (await exchange(end.searchParams.get('token') ?? '', cookie)) ?? ''
    const as = { token, as: 'json' as const }
    const waysIn = async () => (await site.get('/api/user/ways-in', { Authorization: `Bearer ${token}` })).body.data
    expect(await waysIn()).toMatchObject({
      devices: [{ device: 'Firefox on Windows', current: 1 }],
      providers: [{ provider: 'linkedin' }],
      has_password: 0,
    })
    const remove = () => site.post('/api/user/providers/remove', { provider: 'linkedin' }, as)
    expect((await remove()).status).toBe(409)

    await site.post('/user/change-password', { password: 'Abcdefg1' }, as)
    const other = await site.signIn(email, 'Abcdefg1')
    const { devices } = await waysIn()
    const { id } = devices.find(({ current }: { current: number }) => current === 0)
    const stranger = await site.signIn()
    expect((await site.post('/api/user/sessions/end', { id }, { token: stranger, as: 'json' })).status).toBe(404)
    expect((await ownerOf(other)).status).toBe(200)
    expect((await site.post('/api/user/sessions/end', { id }, as)).status).toBe(200)
    expect((await ownerOf(other)).status).toBe(401)
    expect((await remove()).status).toBe(200)
    expect((await remove()).status).toBe(404)
    expect((await site.mailTo(email))?.subject).toBe('You can no longer sign in with LinkedIn')
    expect(await waysIn()).toMatchObject({ providers: [], devices: [{ current: 1 }], has_password: 1 })
  })

  it('can be kept or closed with a password set by mail: devices stay signed in, providers are removed [R-586, R-624]', async () => {
    const email = 'keeps@social.example'
    provider.persona = { sub: 'keeps', email, email_verified: true }
    const arrived = await signIn('google')
    const token = (await exchange(arrived.token, arrived.cookie)) ?? ''
    await site.post('/forget-password', { email })
    const link = new URL(await site.linkMailedTo(email), origin).searchParams
    const password = { password: 'Abcdefg1', password_confirmation: 'Abcdefg1' }
    const fields = { ...Object.fromEntries(link), ...password, keep_sessions: 1, remove_providers: 1 }
    expect((await site.post('/reset-password', fields)).body.result).toBe(1)
    expect((await ownerOf(token)).status).toBe(200)
    expect((await site.mailTo(email))?.text).toContain('Your devices are still signed in')
    const { body } = await site.get('/api/user/ways-in', { Authorization: `Bearer ${token}` })
    expect(body.data.providers).toEqual([])
  })
})
