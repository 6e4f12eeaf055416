import { MailServer } from '../tooling/mailServer'
import { type Site, startSite } from './site'

const server = new MailServer()
let site: Site
beforeAll(async () => {
  site = await startSite('embedded', { SMTP_URL: await server.start(), STAFF_MAIL: 'sales@phones.example' })
}, 180_000)
afterAll(async () => {
  await site?.stop()
  await server.stop()
})

const sell = { last_name: 'Field', email: 'ada@phones.example', manufacturer: 'Maker', model: 'M 1', year: '2020' }
const forms = {
  'contact form': (phone: string) => site.post('/submit-form-footer', { name: 'Ada', company_name: 'Field', phone }),
  'sell form': (phone: string) => site.post('/submit-form', { name: 'Ada', phone, ...sell }),
  registration: (phone: string) =>
    site.post('/registration/account', { name: 'Ada', phone, email: 'ada@phones.example', password: 'Abcdefg1' }),
  profile: async (phone: string) =>
    site.post('/user/change-user', { phone }, { token: await site.signIn('demo@brightfill.example', 'Brightfill1') }),
}

/** The mails to sales, once all have arrived. */
async function mailed(count: number): Promise<string[]> {
  const mails = () => server.to('sales@phones.example')
  for (let waited = 0; waited < 100 && mails().length < count; waited += 1)
    await new Promise((resolve) => setTimeout(resolve, 100))
  return mails().map(({ text }) => text)
}

describe.each(Object.entries(forms))('the telephone number of the %s', (_, send) => {
  it.each([
    ['+1 07700900123', 'Too long for the United States'],
    ['+1 202 555 012', 'Too short for the United States'],
    ['+36 20 123 456', 'Too short for Hungary'],
    ['077009001234', 'Too long for the United Kingdom'],
    ['+999 12', 'This country code does not exist'],
    ['01632 96O123', 'Use digits only; write an extension as “ext. 12”'],
    ['call me', 'Use digits only; write an extension as “ext. 12”'],
  ])('is refused with the words of its field: "%s" [R-765]', async (phone, fault) => {
    const { status, body } = await send(phone)
    expect(status).toBe(422)
    expect(body.errors).toEqual({ phone: [fault] })
  })
})

describe('a telephone number sent without scripts', () => {
  const written = {
    '07700 900 431': '+44 7700 900431',
    '(+49) 30 901820': '+49 30 901820',
    '+44 1632 960 432': '+44 1632 960 432',
    '01632 960433 x12': '+44 1632 960433 ext. 12',
  }

  it('reaches sales in full, with its country, by default the company’s [R-764, R-765]', async () => {
    for (const phone of Object.keys(written)) expect((await forms['contact form'](phone)).status).toBe(201)
    const mails = await mailed(Object.keys(written).length)
    for (const number of Object.values(written)) expect(mails.filter((mail) => mail.includes(number))).toHaveLength(1)
  })
})

describe('a telephone number of a profile', () => {
  it('is kept with its country and its extension [R-764, R-765]', async () => {
    const { status, body } = await forms.profile('01632 960434 ext 7')
    expect(status).toBe(200)
    expect(body.data.phone).toBe('+44 1632 960434 ext. 7')
  })
})
