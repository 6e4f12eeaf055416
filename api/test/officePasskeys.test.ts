import { newPerson, Office } from './office'
import { Passkey } from './passkey'
import { PLATFORM_KEY } from './registryClient'
import { onDatabases } from './site'

const password = 'Abcdefg1'
/** The address that the api assumes where nothing is set. */
const origin = 'http://localhost:3000'

onDatabases(
  'passkeys of staff',
  (site) => {
    const enter = async (email: string) => new Office(site(), await site().signIn(email, password))
    const optionsOf = async (office: Office, path: string) => (await office.post(path)).body.options
    const ask = (office: Office) => optionsOf(office, '/session/passkey/options')
    const open = (office: Office, response: object) => office.post('/session/passkey', { response })
    async function colleagueWith(passkey: Passkey, email: string): Promise<Office> {
      await newPerson(site(), email, ['sales'])
      const office = await Office.open(site(), email)
      const response = passkey.make(await optionsOf(office, '/passkeys/options'))
      expect((await office.post('/passkeys', { name: ' Laptop ', response })).status).toBe(200)
      return office
    }

    it('open the office in place of a code; a challenge works once, for its own sign-in [O-08]', async () => {
      const email = 'passkey@office.example'
      const passkey = new Passkey(origin)
      await colleagueWith(passkey, email)
      expect((await site().mailTo(email))?.subject).toBe('A passkey was added to your account')
      const [other, third] = [await enter(email), await enter(email)]
      expect((await other.enter()).status).toBe(422)
      expect((await other.post('/passkeys/options')).status).toBe(403)
      expect((await other.post('/factor')).status).toBe(403)

      const challenge = await ask(other)
      const answer = passkey.use(challenge)
      expect((await open(third, answer)).status).toBe(422)
      const opened = await open(other, answer)
      expect(opened.status).toBe(200)
      expect(opened.body.data).toMatchObject({
        open: { ends_at: expect.any(String) },
        second_factor: { set: true, app: false, passkeys: 1 },
      })
      expect((await open(other, answer)).status).toBe(422)
      const elsewhere = new Passkey('https://brightfill.example.attacker.example')
      expect((await open(third, elsewhere.use(await ask(third)))).status).toBe(422)
      expect((await open(third, { id: 'x' })).status).toBe(422)
      expect((await open(third, passkey.use(await ask(third)))).status).toBe(200)
    })

    it('can be listed and removed by their owner, except the last second factor, which an admin resets [O-08, O-10]', async () => {
      const email = 'keys@office.example'
      const first = new Passkey(origin)
      const office = await colleagueWith(first, email)
      const second = new Passkey(origin)
      const response = second.make(await optionsOf(office, '/passkeys/options'))
      expect((await office.post('/passkeys', { name: 'Key ring', response })).status).toBe(200)
      expect((await office.post('/passkeys', { name: 'Again', response })).status).toBe(422)
      const list = async () => (await office.get('/passkeys')).body.data as { id: string; name: string }[]
      const [laptop, ring] = await list()
      expect([laptop?.name, ring?.name]).toEqual(['Laptop', 'Key ring'])
      const remove = async (id = '') => (await office.post('/passkeys/remove', { id })).status
      const both = await Promise.all([remove(laptop?.id), remove(ring?.id)])
      expect(both.toSorted()).toEqual([200, 409])
      expect(await list()).toHaveLength(1)
      expect(await remove('nobody')).toBe(404)

      const admin = await Office.open(site(), 'staff@brightfill.example', 'Brightfill1')
      const { data } = (await admin.get('/activity?thing=keys@office.example')).body
      expect(data.map(({ kind }: { kind: string }) => kind)).toEqual(
        expect.arrayContaining(['passkey added', 'passkey removed']),
      )
      const id = (await office.get('/me')).body.data.id
      expect((await admin.post('/staff/factor/reset', { id })).status).toBe(200)
      expect((await Office.open(site(), email)).cookie).not.toBe('')
    })
  },
  { PLATFORM_KEY },
)
