import { budgets, NETWORK } from '../src/http/budgets'
import { MailServer } from '../tooling/mailServer'
import { read, type Site, startSite, usualDatabase } from './site'

const server = new MailServer()
let site: Site
beforeAll(async () => {
  site = await startSite(usualDatabase, {
    PUBLIC_ORIGIN: 'https://www.brightfill.example',
    RATE_PROFILE: 'production',
    SMTP_URL: await server.start(),
    STAFF_MAIL: 'sales@copies.example',
  })
}, 180_000)
afterAll(async () => {
  await site?.stop()
  await server.stop()
})

const contact = { name: 'Ada', company_name: 'Field', phone: '01632 960001' }
const sell = {
  name: 'Ada',
  last_name: 'Field',
  phone: '01632 960001',
  manufacturer: 'Maker',
  model: 'M 1',
  year: '2020',
}

async function post(visitor: string, address: string, fields: Record<string, string>) {
  const headers = { 'X-Forwarded-For': visitor }
  return read(await fetch(site.url + address, { method: 'POST', body: new URLSearchParams(fields), headers }))
}

async function mailed(address: string, count: number): Promise<number> {
  for (let waited = 0; waited < 100 && server.to(address).length < count; waited += 1)
    await new Promise((resolve) => setTimeout(resolve, 100))
  return server.to(address).length
}

describe('copies of forms', () => {
  it('go to one address only a few times, from all senders together; each form is still received, and staff hear of it [R-647]', async () => {
    const email = 'stranger@copies.example'
    const { max } = budgets.production.copiesToAddress
    const answers = []
    for (let index = 0; index < 2 * max; index += 1) {
      const [address, form] = index % 2 ? ['/submit-form', sell] : ['/submit-form-footer', contact]
      answers.push(await post(`203.0.${index}.1`, String(address), { ...(form as typeof contact), email }))
    }
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    expect(answers.map(({ body }) => body.copied)).toEqual(answers.map((_, index) => index < max))
    expect(await mailed('sales@copies.example', 2 * max)).toBe(2 * max)
    expect(await mailed(email, max)).toBe(max)

    // Mails caused by strangers do not use up those that the owner asks for.
    const account = { ...contact, email, password: 'Abcdefg1' }
    expect((await post('198.51.100.1', '/registration/account', account)).status).toBe(201)
    expect(await mailed(email, max + 1)).toBe(max + 1)
  })

  it('quote the form only to the confirmed address of the signed-in sender [R-617]', async () => {
    const words = { ...contact, name: 'Urgent', message: 'Pay at https://pay.example/now' }
    const send = (email: string, token?: string) =>
      site.post('/submit-form-footer', { ...words, email }, { token, headers: { 'X-Forwarded-For': '198.51.100.9' } })
    const token = await site.signIn()
    const mailOf = async (email: string) => {
      await mailed(email, 1)
      return (server.to(email).at(-1)?.text ?? '').replace(/=\r?\n/g, '')
    }
    const { body } = await send('victim@copies.example', token)
    const stranger = await mailOf('victim@copies.example')
    expect(stranger).toContain(body.reference)
    expect(stranger).toMatch(/will reply by (Mon|Tue|Wed|Thu|Fri) /)
    expect(stranger).toMatch(/call \+44/)
    for (const word of ['Urgent', 'pay.example']) expect(stranger).not.toContain(word)

    await send('demo@brightfill.example')
    expect(await mailOf('demo@brightfill.example')).not.toContain('pay.example')
    await send('demo@brightfill.example', token)
    await mailed('demo@brightfill.example', 2)
    expect(server.to('demo@brightfill.example').at(-1)?.text).toContain('pay.example')
  })

  it('are few for all clients of a network together [R-647]', async () => {
    const most = budgets.production.formCopies.max * NETWORK
    const answers = []
    for (let index = 0; index <= most; index += 1)
      answers.push(
        await post(`198.18.7.${index}`, '/submit-form-footer', { ...contact, email: `some${index}@copies.example` }),
      )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(answers.map(({ body }) => body.copied)).toEqual(answers.map((_, index) => index < most))
  })
})
