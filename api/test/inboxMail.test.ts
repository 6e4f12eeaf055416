import pg from 'pg'
import { MailServer } from '../tooling/mailServer'
import { enquire } from './enquire'
import { Office } from './office'
import { onPostgresql } from './postgresql'
import { postgresDatabase } from './prepared'
import { PLATFORM_KEY } from './registryClient'
import { startSite } from './site'

async function until<Found>(find: () => Promise<Found | undefined>): Promise<Found> {
  for (let tries = 0; tries < 100; tries += 1) {
    const found = await find()
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('It did not come')
}

describe('mail of the inbox', () => {
  onPostgresql(
    'an answer reaches the customer with the reference in its reply address; refused mails are listed and can be sent again; the assignee of an enquiry is reminded of its step [O-42, O-43, O-51, R-773]',
    async () => {
      const server = new MailServer()
      const url = await postgresDatabase()
      const site = await startSite('postgresql', { PLATFORM_KEY, SMTP_URL: await server.start() }, url)
      const database = new pg.Client({ connectionString: url })
      await database.connect()
      const office = await Office.open(site, 'staff@brightfill.example', 'Brightfill1')
      await office.post('/me/announcements', { announcements: 'at once' })
      const email = 'margaret@mail.example'
      const reference = await enquire(site, { email })
      await until(async () => server.to('staff@brightfill.example')[0])
      // The first mail of the conversation: the answer refers to it, and mail programs do not reply to it.
      const { text: copy } = await until(async () => server.to(email)[0])
      expect(copy).toContain(`Message-ID: <${reference}@brightfill.example>`)
      expect(copy).toContain(`Subject: Your enquiry ${reference}`)
      expect(copy).toContain('From: Brightfill Machinery <no-reply@brightfill.example>')
      expect(copy).toContain('Auto-Submitted: auto-generated')
      server.unknown.add(email)
      const text = 'Dear Mrs Holloway,\n\nit is still there.'
      const sent = await office.post(`/inbox/${reference}/answers`, {
        text,
        subject: 'Your filler',
        sheet: true,
        status: 'offer sent',
      })
      expect(sent.body.data).toMatchObject({ status: 'offer sent', overdue: false })
      const answer = async () =>
        (await office.get(`/inbox/${reference}`)).body.data.time_line.find(
          ({ kind }: { kind: string }) => kind === 'answer',
        )
      const failed = await until(async () => ((await answer()).mail.state === 'failed' ? answer() : undefined))
      expect(failed.mail.error).toContain('550')
      expect((await office.get('/numbers')).body.data.undelivered).toBe(1)
      const undelivered = async () => (await office.get('/inbox?show=undelivered')).body.data
      expect(await undelivered()).toMatchObject([{ reference }])

      server.unknown.delete(email)
      for (const _ of ['sent', 'sent again because its answer was lost'])
        expect(
          (await office.post(`/inbox/${reference}/resend`, { entry: failed.id }, 'key-of-the-second-try')).status,
        ).toBe(200)
      const { text: mail } = await until(async () => server.to(email).find((each) => each.text.includes('Your filler')))
      expect(mail).toContain(`Reply-To: sales+${reference}@brightfill.example`)
      expect(mail).toContain('Subject: Your filler')
      expect(mail).toContain(`In-Reply-To: <${reference}@brightfill.example>`)
      expect(mail).toContain(`References: <${reference}@brightfill.example>`)
      expect(mail).not.toContain('Auto-Submitted') // a person wrote it
      expect(mail).toContain('it is still there.')
      expect(mail).toMatch(/Content-Type: application\/pdf; name="?[a-z0-9-]+\.pdf/)
      expect(mail).toContain(`\n${Buffer.from('%PDF').toString('base64').slice(0, 5)}`)
      expect((await answer()).mail.sheet).toBe(true)
      await until(async () => ((await answer()).mail.state === 'sent' ? true : undefined))
      expect(await undelivered()).toEqual([])

      await database.query(`insert into account (email, email_key, name)
        select 'crowd' || n, 'crowd' || n, 'Crowd' from generate_series(1, 10001) as n`)
      expect((await office.get('/customers?search=crowd')).body).toMatchObject({ total: 10_000, more: true })
      expect((await office.get('/customers?search=crowd77')).body).toMatchObject({ total: 111, more: false })

      await office.post(`/inbox/${reference}/assigned`, { to: null }) // the answer had assigned it
      await database.query('update thread set reminded_at = now()')
      await office.post(`/inbox/${reference}/assigned`, { to: (await office.get('/me')).body.data.id })
      const { rows } = await database.query('select from thread where reminded_at is null')
      expect(rows).toHaveLength(1)

      // Simulates the passing of the promised day and of thirty idle minutes.
      await database.query("update thread set due_at = now() - interval '1 hour', answered_at = null, status = 'new'")
      expect((await office.get('/inbox?overdue=1')).body.data[0]).toMatchObject({ reference, overdue: true })
      await database.query("update office_session set used_at = now() - interval '29 minutes'")
      expect((await office.get('/numbers')).status).toBe(200)
      await database.query("update office_session set used_at = now() - interval '31 minutes'")
      expect((await office.get('/numbers')).status).toBe(401)
      await office.enter()
      await database.query("update office_session set opened_at = now() - interval '601 minutes'")
      expect((await office.get('/numbers')).status).toBe(401)
      await expect(database.query('delete from activity')).rejects.toThrow('never changed')
      await expect(database.query("update activity set person = 'Eve'")).rejects.toThrow('never changed')
      await expect(database.query('truncate activity')).rejects.toThrow('never changed')
      await database.end()
      await site.stop()
      await server.stop()
    },
    120_000,
  )
})
