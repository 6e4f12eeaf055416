import { Office } from './office'
import { PLATFORM_KEY } from './registryClient'
import { type Site, startSite, usualDatabase } from './site'

describe('pages of mailed links', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite(usualDatabase, { PLATFORM_KEY })
  }, 180_000)
  afterAll(() => site?.stop())

  const password = 'Abcdefg1'
  const chosen = { password: 'Hijklmn2', password_confirmation: 'Hijklmn2' }
  async function register(email: string) {
    await site.post('/registration/account', { name: 'Ada', phone: '01632 960001', email, password })
  }

  /** Presses the button of the mailed page, like a browser without scripts, and returns the resulting page. */
  async function press(email: string, typed?: Record<string, string>) {
    const { status, headers } = await site.confirmAddress(email, typed)
    const { pathname } = new URL(headers.get('location') ?? '')
    const { body } = await site.get(pathname)
    const [, heading] = /<h1>([^<]*)<\/h1>/.exec(body) ?? []
    const [, way] = /<p class="way"><a href="([^"]*)">/.exec(body) ?? []
    return { status, heading, way }
  }

  it('say what the button did, with a link to continue [R-622, Q-42, O-10]', async () => {
    const email = 'ada@links.example'
    await register(email)
    const used = await site.linkMailedTo(email)
    expect(await press(email)).toEqual({ status: 303, heading: 'Your e-mail address is confirmed', way: '/login' })

    const token = await site.signIn(email, password)
    await site.post('/user/change-user', { email: 'moved@links.example' }, { token })
    expect(await press('moved@links.example')).toEqual({
      status: 303,
      heading: 'Your new e-mail address is confirmed',
      way: '/login',
    })
    expect(await press(email)).toEqual({
      status: 303,
      heading: 'You have recovered your account',
      way: '/forgot-password',
    })

    const office = await Office.open(site, 'staff@brightfill.example', 'Brightfill1')
    await office.post('/staff/invitations', { email: 'tess@links.example', name: 'Tess', roles: ['sales'] })
    expect(await press('tess@links.example', chosen)).toEqual({
      status: 303,
      heading: 'You have joined',
      way: '/office',
    })

    const { headers } = await site.get(used)
    const ended = await site.get(new URL(headers.get('location') ?? '').pathname)
    expect(ended.body).toContain('<h1>This link no longer works</h1>')
    expect((await site.get('/api/verify-email/elsewhere')).status).toBe(404)
  })

  it('have the logo of the site for both colour schemes, and load nothing else', async () => {
    await register('eve@links.example')
    for (const address of [await site.linkMailedTo('eve@links.example'), '/api/searches/stop?token=gone']) {
      const { body, headers } = await site.get(address)
      const pictures = [...body.matchAll(/(?:src|srcset)="([^"]*)"/g)].map(([, picture]) => String(picture))
      expect(pictures).toHaveLength(2)
      for (const picture of pictures)
        expect((await site.get(picture)).headers.get('content-type')).toMatch(/^image\/svg/)
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'sha256-\S+'; img-src 'self';/,
      )
    }
  })
})
