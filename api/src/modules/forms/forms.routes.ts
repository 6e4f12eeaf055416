import { cleanEmail, eachContactField, emailKey, isEmail } from '@brightfill/shared/constants'
import { calls, type ReceivedAnswer } from '@brightfill/shared/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { YES } from '../../http/flags'
import { invalid } from '../../http/HttpProblem'
import type { Parts } from '../../parts'
import type { Transaction } from '../../repos'
import { mountSend } from '../../sends/mountSend'
import { judgePhone } from '../accounts/phones'
import { texts } from '../accounts/texts'
import { mails } from '../mail/mails'
import { titleOf } from '../office/statusMails'
import { dayInWords, enquiryInWords, offerInWords } from './inWords'
import { type NewRequest, newReference, type RequestTable } from './requests.repo'

const notices = { enquiry: mails.enquiry, sell_request: mails.sellRequest }

interface Received {
  request: FastifyRequest
  /** A transaction that stores the message once. */
  once: Transaction
  /** The hidden trap field of the form was filled. */
  trapped: boolean
  /** The words for the mails, and the address of the machine in question. */
  inWords: () => Promise<{ facts: Record<string, string>; page?: string | undefined }>
}

type Receipt = Omit<ReceivedAnswer, 'result'>

/**
 * The contact form and the sell form: stored and announced to staff in one transaction, with a copy for a visitor who
 * gave an address. A visitor may type a stranger's address, so copies have budgets, and quote the form only to the
 * confirmed address of the sender's account. Without a budget left, the form is still accepted.
 */
export function formsRoutes(app: FastifyInstance, parts: Parts) {
  const { accounts, requests, announcements, machines, content, staffMail, publicOrigin } = parts
  const answer = (receipt: Receipt) => ({ result: YES, ...receipt })

  mountSend(app, parts, calls.contact, {
    answer,
    async send({ body, request, once }) {
      const written = eachContactField((name) => body[name]?.trim() ?? '')
      const email = cleanEmail(written.email)
      const { phone, fault } = await judgePhone(content, written.phone)
      if (fault) throw invalid({ phone: [fault] })
      if (email !== '' && !isEmail(email)) throw invalid({ email: [texts.enterMail] })
      const enquiry = {
        ...written,
        phone,
        email,
        machine_slug: body.slug?.trim() || null,
        wants_visit: body.wants_visit === YES,
        wants_quote: body.wants_quote === YES,
      }
      const inWords = async () => {
        const machine = enquiry.machine_slug ? await machines.findBySlug(enquiry.machine_slug, undefined) : undefined
        const page = machine && `${publicOrigin}/products/${machine.slug}`
        return { facts: enquiryInWords(enquiry, machine), page }
      }
      return receive('enquiry', enquiry, { request, once, trapped: Boolean(body.website), inWords })
    },
  })

  mountSend(app, parts, calls.sell, {
    answer,
    async send({ body: { website, ...body }, request, once }) {
      const { phone, fault } = await judgePhone(content, body.phone)
      if (fault) throw invalid({ phone: [fault] })
      if (!isEmail(body.email)) throw invalid({ email: [texts.enterMail] })
      const year = String(body.year).trim()
      if (!/^\d{4}$/.test(year)) throw invalid({ year: [texts.selectYear] })
      const offer = {
        name: body.name.trim(),
        last_name: body.last_name.trim(),
        email: cleanEmail(body.email),
        phone,
        manufacturer: body.manufacturer.trim(),
        model: body.model.trim(),
        year,
      }
      const inWords = async () => ({ facts: offerInWords(offer) })
      return receive('sell_request', offer, { request, once, trapped: Boolean(website), inWords })
    },
  })

  async function receive<Table extends RequestTable>(
    table: Table,
    row: NewRequest[Table],
    { request, once, trapped, inWords }: Received,
  ): Promise<Receipt> {
    await request.spend('forms') // refused forms are free, so visitors may correct them as often as they need
    const answer_by = await requests.answerBy()
    const { email } = row
    if (trapped) return { reference: newReference(table), answer_by, copied: email !== '' }
    const form = await inWords()
    const company = (await content.options(['Meta site']))['Meta site']?.Company
    const wanted = email !== '' && (await request.maySpend('formCopies', { email }))
    const isOwn = wanted && (await isConfirmedAddressOf(request, email))
    return once(async (on) => {
      const reference = await on.requests.add(table, row)
      const about = { [`${table}_reference`]: reference }
      const notice = notices[table](
        { Reference: reference, ...form.facts },
        `${publicOrigin}/office/enquiries/${reference}`,
      )
      await on.outbox.add(staffMail, notice, about)
      await announcements.atOnce(on, notice, about)
      const copied = wanted && (await on.copiesToAddress.attempt(email)) === 0
      const subject = titleOf({ kind: table === 'enquiry' ? 'enquiry' : 'offer', reference })
      const copy = mails.received(
        { subject, reference },
        { answerBy: dayInWords(answer_by), company },
        isOwn ? form : undefined,
      )
      // The first mail of the conversation: later ones refer to it.
      if (copied) await on.outbox.add(email, copy, { ...about, reply_to: staffMail, message_id: reference })
      return { reference, answer_by, copied }
    })
  }

  async function isConfirmedAddressOf(request: FastifyRequest, email: string): Promise<boolean> {
    const caller = await request.caller()
    const account = caller && (await accounts.find(caller.id))
    return Boolean(account?.verified_at) && account?.email_key === emailKey(email)
  }
}
