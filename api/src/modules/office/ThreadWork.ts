import type { NextStep, officeThreadCalls } from '@brightfill/shared/contract'
import type { Static } from 'typebox'
import { conflict, invalid, notFound } from '../../http/HttpProblem'
import type { Mailing } from '../../parts'
import { mails } from '../mail/mails'
import { namedIn } from './namedIn'
import { titleOf } from './statusMails'
import { lockThread, type Staff, ThreadStep } from './ThreadStep'

/** A form that is told of a colleague's change saves over it the next time. */
const SAVE_AGAIN = 'Save again to set yours all the same'

type Calls = typeof officeThreadCalls
type StatusChange = Static<Calls['setThreadStatus']['body']>
type Answer = Static<Calls['answerThread']['body']>
type NextStepChange = Static<Calls['setNextStep']['body']>
type OfferChange = Static<Calls['setOffer']['body']>
type Decision = Static<Calls['decideOffer']['body']>

/** The actions of staff on an enquiry or an offer: each with its time line, mails and log in one transaction. */
export class ThreadWork {
  constructor(private readonly parts: Mailing) {}

  setStatus(reference: string, by: Staff, { status, reason = '', former }: StatusChange): Promise<void> {
    if (status === 'lost' && reason.trim() === '') throw invalid({ reason: ['Say why it was lost'] })
    return this.change(reference, by, async (step) => {
      step.refuseChangedStatus(status, reason.trim(), former)
      if (await step.status(status, reason.trim())) await step.tellStatus(status)
    })
  }

  assign(reference: string, by: Staff, to: number | null): Promise<void> {
    return this.change(reference, by, async (step) => {
      const colleague = to === null ? undefined : await step.colleague(to)
      if (to !== null && !colleague) throw invalid({ to: ['Nobody like that answers enquiries'] })
      if (step.thread.assigned_to === to) return
      await step.assign(colleague)
    })
  }

  addNote(reference: string, by: Staff, text: string): Promise<void> {
    return this.change(reference, by, async (step) => {
      if (await step.hasNote(text.trim())) return
      await step.add({ kind: 'note', text: text.trim() })
      await step.log('note')
      for (const { id, email } of namedIn(text, await step.colleagues())) {
        if (id !== by.id) await step.mail(email, mails.named(by.name, reference, text, this.link(reference)))
      }
    })
  }

  setNextStep(reference: string, by: Staff, { next_step, former }: NextStepChange): Promise<void> {
    const next = next_step && { text: next_step.text.trim(), on: next_step.on }
    if (next?.text === '') throw invalid({ 'next_step.text': ['Say what is next'] })
    return this.change(reference, by, async (step) => {
      const { next_step: text, next_step_on: on, assigned_to } = step.thread
      const before = on === null ? null : { text, on }
      if (former !== undefined && inWords(former) !== inWords(before)) {
        // Sent again because its answer was lost.
        if (inWords(next) === inWords(before)) return
        throw conflict(
          `A colleague has changed the next step meanwhile, to ${inWords(before) || 'none'}. ${SAVE_AGAIN}`,
        )
      }
      // The reminder goes to whom it is assigned to, and would reach nobody.
      if (next && (assigned_to === null || !(await step.colleague(assigned_to)))) await step.assign(by)
      await step.set({ next_step: next?.text ?? '', next_step_on: next?.on ?? null, reminded_at: null })
      await step.add({ kind: 'next step', before: on ?? '', after: next?.on ?? '', text: next?.text ?? '' })
      await step.log('next step', { before: inWords(before), after: inWords(next) })
    })
  }

  answer(reference: string, by: Staff, { text, subject, sheet, status, seen }: Answer): Promise<void> {
    return this.change(reference, by, async (step) => {
      if (seen !== undefined && (await step.hasAnswer(text.trim(), seen))) return
      const title = subject?.trim() || titleOf(step.thread)
      const sheet_slug = sheet ? await step.machineWithSheet() : null
      await step.write(
        { kind: 'answer', text: text.trim(), mail_subject: title, sheet_slug },
        mails.answer(title, text),
      )
      await step.set({ answered_at: step.thread.answered_at ?? new Date() })
      await step.log('answer')
      if (status) await step.status(status, '')
    })
  }

  resend(reference: string, by: Staff, entry: number): Promise<void> {
    return this.change(reference, by, (step) => step.resend(entry))
  }

  setOffer(reference: string, by: Staff, { former: begun, ...wanted }: OfferChange): Promise<void> {
    return this.change(reference, by, async (step) => {
      step.refuseUnlessOffer()
      const { offer_price, visit_on: former } = step.thread
      const { price, visit_on } = wanted
      const now = { price: offer_price, visit_on: former }
      const meanwhile = begun !== undefined && offered(begun) !== offered(now)
      if (meanwhile && offered({ ...now, ...wanted }) !== offered(now))
        throw conflict(`A colleague has changed this meanwhile, to ${offered(now)}. ${SAVE_AGAIN}`)
      if (price !== undefined && price !== offer_price) {
        await step.set({ offer_price: price })
        await step.note('price', { before: String(offer_price ?? ''), after: String(price ?? '') })
      }
      if (visit_on !== undefined && visit_on !== former) {
        await step.set({ visit_on })
        await step.note('next step', { before: former ?? '', after: visit_on ?? '', text: 'Visit' })
      }
    })
  }

  decide(reference: string, by: Staff, { decision, former }: Decision): Promise<void> {
    return this.change(reference, by, async (step) => {
      step.refuseUnlessOffer()
      const { decision: made, offer_price: price, visit_on } = step.thread
      if (made !== null) throw conflict(`This offer was ${made} already`)
      const now = offered({ price, visit_on })
      if (former && offered(former) !== now)
        throw conflict(`A colleague has changed this meanwhile, to ${now}. Close this, and decide again if it holds`)
      const machine_id = decision === 'accepted' ? await step.makeMachine() : null
      await step.set({ decision, machine_id })
      await step.note('decision', { after: decision })
      const status = decision === 'accepted' ? 'won' : 'lost'
      if (await step.status(status, decision === 'declined' ? 'Offer declined' : '')) await step.tellStatus(status)
    })
  }

  private async change(reference: string, by: Staff, work: (step: ThreadStep) => Promise<void>): Promise<void> {
    const { transaction, staffMail } = this.parts
    await transaction(async (on) => {
      const thread = await lockThread(on.db, reference)
      if (!thread) throw notFound('There is no such enquiry')
      const step = new ThreadStep(on, thread, by, replyAddress(staffMail, reference))
      await work(step)
      await step.set({ changed_at: new Date() })
    })
  }

  private link(reference: string): string {
    return `${this.parts.publicOrigin}/office/enquiries/${reference}`
  }
}

/** `sales+E-7K4M92QD@brightfill.example`: incoming mail is not read, so the reference has to be seen in it. */
function replyAddress(staffMail: string, reference: string): string {
  return staffMail.replace('@', `+${reference}@`)
}

const inWords = (step: Static<typeof NextStep> | null) => (step ? `${step.on}, ${step.text}` : '')
const offered = ({ price, visit_on }: OfferChange) => `${price ?? 'no price'}, ${visit_on ?? 'no visit'}`
