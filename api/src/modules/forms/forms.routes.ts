import { calls } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables'
import { YES } from '../../http/flags'
import { invalid } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { Repos } from '../../repos'
import { isEmail, isPhone } from '../accounts/accountRules'
import { texts } from '../accounts/texts'
import type { MailSender } from '../mail/MailSender'
import { mails } from '../mail/mails'
import { dayInWords, enquiryInWords, offerInWords } from './inWords'
import { newReference } from './requests.repo'

interface FormsRoutesOptions extends Repos {
  mailSender: MailSender
  /** The company's address: answers to a copy go there. */
  staffMail: string
  publicOrigin: string
}

/**
 * The contact form and the sell form: stored and announced to staff in one transaction, with a copy for the visitor
 * who gave an address. Anybody can type the address of somebody else, so copies have budgets; forms without one left
 * are received all the same. A message that is sent again because its answer was lost gets that answer, and costs no
 * budget.
 */
export function formsRoutes(
  app: FastifyInstance,
  {
    db,
    requests,
    outbox,
    copiesToAddress,
    announcements,
    machines,
    content,
    mailSender,
    staffMail,
    publicOrigin,
  }: FormsRoutesOptions,
) {
  const company = async () => (await content.options(['Meta site']))['Meta site']?.Company

  mount(app, calls.contact, async ({ body, request }) => {
    const { name, company_name, phone, email = '', full_address = '', message = '', slug, key, website } = body
    const told = await requests.sentAs('enquiry', key)
    if (told) return { result: YES, ...told }
    await request.spend('forms')
    if (!isPhone(phone)) throw invalid({ phone: [texts.enterPhone] })
    if (email.trim() !== '' && !isEmail(email)) throw invalid({ email: [texts.enterMail] })
    const answer_by = await requests.answerBy()
    if (website) return { result: YES, reference: newReference('E'), answer_by, copied: email.trim() !== '' }
    const enquiry = {
      name: name.trim(),
      company_name: company_name.trim(),
      phone: phone.trim(),
      email: email.trim(),
      full_address: full_address.trim(),
      message: message.trim(),
      machine_slug: slug?.trim() || null,
      wants_visit: body.wants_visit === YES,
      wants_quote: body.wants_quote === YES,
    }
    const machine = enquiry.machine_slug ? await machines.findBySlug(enquiry.machine_slug, undefined) : undefined
    const facts = enquiryInWords(enquiry, machine)
    const page = machine && `${publicOrigin}/products/${machine.slug}`
    const known = { answerBy: dayInWords(answer_by), page, company: await company() }
    const wanted = enquiry.email !== '' && (await request.maySpend('formCopies'))
    const [reference, copied] = await db.transaction().execute(async (on) => {
      const { reference: stored, again } = await requests.on(on).addEnquiry(enquiry, key)
      if (again) return [stored, undefined] as const
      const about = { enquiry_reference: stored }
      const notice = mails.enquiry({ Reference: stored, ...facts }, inOffice(stored))
      await outbox.on(on).add(staffMail, notice, about)
      await announcements.atOnce(on, notice, about)
      const copied = wanted && (await mayCopy(on, enquiry.email))
      const copy = mails.received(stored, known, facts)
      if (copied) await outbox.on(on).add(enquiry.email, copy, { ...about, reply_to: staffMail })
      return [stored, copied] as const
    })
    mailSender.look()
    return { result: YES, reference, answer_by, copied }
  })

  mount(app, calls.sell, async ({ body: { key, website, ...body }, request }) => {
    const told = await requests.sentAs('sell_request', key)
    if (told) return { result: YES, ...told }
    await request.spend('forms')
    if (!isPhone(body.phone)) throw invalid({ phone: [texts.enterPhone] })
    if (!isEmail(body.email)) throw invalid({ email: [texts.enterMail] })
    const year = String(body.year).trim()
    if (!/^\d{4}$/.test(year)) throw invalid({ year: [texts.selectYear] })
    const answer_by = await requests.answerBy()
    if (website) return { result: YES, reference: newReference('S'), answer_by, copied: true }
    const offer = {
      name: body.name.trim(),
      last_name: body.last_name.trim(),
      email: body.email.trim(),
      phone: body.phone.trim(),
      manufacturer: body.manufacturer.trim(),
      model: body.model.trim(),
      year,
    }
    const facts = offerInWords(offer)
    const known = { answerBy: dayInWords(answer_by), company: await company() }
    const wanted = await request.maySpend('formCopies')
    const [reference, copied] = await db.transaction().execute(async (on) => {
      const { reference: stored, again } = await requests.on(on).addSellRequest(offer, key)
      if (again) return [stored, undefined] as const
      const about = { sell_request_reference: stored }
      const notice = mails.sellRequest({ Reference: stored, ...facts }, inOffice(stored))
      await outbox.on(on).add(staffMail, notice, about)
      await announcements.atOnce(on, notice, about)
      const copied = wanted && (await mayCopy(on, offer.email))
      const copy = mails.received(stored, known, facts)
      if (copied) await outbox.on(on).add(offer.email, copy, { ...about, reply_to: staffMail })
      return [stored, copied] as const
    })
    mailSender.look()
    return { result: YES, reference, answer_by, copied }
  })

  const inOffice = (reference: string) => `${publicOrigin}/office/enquiries/${reference}`

  async function mayCopy(on: Kysely<Tables>, email: string): Promise<boolean> {
    return (await copiesToAddress.on(on).attempt(email)) === 0
  }
}
