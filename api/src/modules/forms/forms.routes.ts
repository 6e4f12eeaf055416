import { calls } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables'
import { YES } from '../../http/flags'
import { invalid } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import { isEmail, isPhone } from '../accounts/accountRules'
import { texts } from '../accounts/texts'
import type { MailSender } from '../mail/MailSender'
import { mails } from '../mail/mails'
import type { OutboxRepo } from '../mail/outbox.repo'
import { newReference, type RequestsRepo } from './requests.repo'

export interface FormsRoutesOptions {
  db: Kysely<Tables>
  requests: RequestsRepo
  outbox: OutboxRepo
  mailSender: MailSender
  staffMail: string
}

/** The contact form and the sell form: stored and announced to staff in one transaction. */
export function formsRoutes(app: FastifyInstance, { db, requests, outbox, mailSender, staffMail }: FormsRoutesOptions) {
  mount(
    app,
    calls.contact,
    async ({ body }) => {
      const { name, company_name, phone, email = '', full_address = '', message = '', slug, website } = body
      if (!isPhone(phone)) throw invalid({ phone: [texts.enterPhone] })
      if (email.trim() !== '' && !isEmail(email)) throw invalid({ email: [texts.enterMail] })
      if (website) return { result: YES, reference: newReference('E') }
      const enquiry = {
        name: name.trim(),
        company_name: company_name.trim(),
        phone: phone.trim(),
        email: email.trim(),
        full_address: full_address.trim(),
        message: message.trim(),
        machine_slug: slug?.trim() || null,
      }
      const reference = await db.transaction().execute(async (on) => {
        const stored = await requests.on(on).addEnquiry(enquiry)
        const notice = mails.enquiry({ Reference: stored, ...enquiry, machine_slug: enquiry.machine_slug ?? '' })
        await outbox.on(on).add(staffMail, notice, { enquiry_reference: stored })
        return stored
      })
      mailSender.look()
      return { result: YES, reference }
    },
    { budget: 'forms' },
  )

  mount(
    app,
    calls.sell,
    async ({ body: { website, ...body } }) => {
      if (!isPhone(body.phone)) throw invalid({ phone: [texts.enterPhone] })
      if (!isEmail(body.email)) throw invalid({ email: [texts.enterMail] })
      const year = String(body.year).trim()
      if (!/^\d{4}$/.test(year)) throw invalid({ year: [texts.selectYear] })
      if (website) return { result: YES, reference: newReference('S') }
      const request = {
        name: body.name.trim(),
        last_name: body.last_name.trim(),
        email: body.email.trim(),
        phone: body.phone.trim(),
        manufacturer: body.manufacturer.trim(),
        model: body.model.trim(),
        year,
      }
      const reference = await db.transaction().execute(async (on) => {
        const stored = await requests.on(on).addSellRequest(request)
        await outbox
          .on(on)
          .add(staffMail, mails.sellRequest({ Reference: stored, ...request }), { sell_request_reference: stored })
        return stored
      })
      mailSender.look()
      return { result: YES, reference }
    },
    { budget: 'forms' },
  )
}
