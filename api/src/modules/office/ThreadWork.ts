import type { NextStep, officeThreadCalls } from '@brightfill/shared/contract'
import type { Static } from 'typebox'
import { conflict, invalid, notFound } from '../../http/HttpProblem'
import type { Mailing } from '../../parts'
import type { Transaction } from '../../repos'
import { mails } from '../mail/mails'
import { namedIn } from './namedIn'
import { titleOf } from './statusMails'
import { lockThread, type Staff, ThreadStep } from './ThreadStep'

type Calls = typeof officeThreadCalls
type StatusChange = Static<Calls['setThreadStatus']['body']>
type Answer = Static<Calls['answerThread']['body']>
type NextStepChange = Static<Calls['setNextStep']['body']>
type OfferChange = Static<Calls['setOffer']['body']>
type Assignment = Static<Calls['assignThread']['body']>
type Note = Static<Calls['addNote']['body']>
type Resend = Static<Calls['resendMail']['body']>
type Decision = Static<Calls['decideOffer']['body']>

/** An action on a thread: by whom, and the transaction in which it happens once. */
export interface ThreadAction {
  reference: string
  by: Staff
  once: Transaction
}

/** The actions of staff on an enquiry or an offer: each with its time line, mails and log in one transaction. */
export class ThreadWork {
  constructor(private readonly parts: Mailing) {}

  setStatus(action: ThreadAction, { status, reason = '', version }: StatusChange): Promise<void> {
    if (status === 'lost' && reason.trim() === '') throw invalid({ reason: ['Say why it was lost'] })
    return this.change(action, async (step) => {
      await step.version({ part: 'status', version })
      if (await step.status(status, reason.trim())) await step.tellStatus(status)
    })
  }

  assign(action: ThreadAction, { to }: Assignment): Promise<void> {
    return this.change(action, async (step) => {
      const colleague = to === null ? undefined : await step.colleague(to)
      if (to !== null && !colleague) throw invalid({ to: ['Nobody like that answers enquiries'] })
      await step.assign(colleague)
    })
  }

  addNote(action: ThreadAction, { text }: Note): Promise<void> {
    const { reference, by } = action
    return this.change(action, async (step) => {
      await step.add({ kind: 'note', text: text.trim() })
      await step.log('note')
      for (const { id, email } of namedIn(text, await step.colleagues())) {
        if (id !== by.id) await step.mail(email, mails.named(by.name, reference, text, this.link(reference)))
      }
    })
  }

  setNextStep(action: ThreadAction, { next_step, version }: NextStepChange): Promise<void> {
    const next = next_step && { text: next_step.text.trim(), on: next_step.on }
    if (next?.text === '') throw invalid({ 'next_step.text': ['Say what is next'] })
    return this.change(action, async (step) => {
      await step.version({ part: 'next step', version })
      const { next_step: text, next_step_on: on, assigned_to } = step.thread
      const before = on === null ? null : { text, on }
      // The reminder goes to whom it is assigned to, and would reach nobody.
      if (next && (assigned_to === null || !(await step.colleague(assigned_to)))) await step.assign(action.by)
      await step.set({ next_step: next?.text ?? '', next_step_on: next?.on ?? null, reminded_at: null })
      await step.add({ kind: 'next step', before: on ?? '', after: next?.on ?? '', text: next?.text ?? '' })
      await step.log('next step', { before: inWords(before), after: inWords(next) })
    })
  }

  /** Whoever answers takes the thread. */
  answer(action: ThreadAction, { text, subject, sheet, status, version }: Answer): Promise<void> {
    return this.change(action, async (step) => {
      const { thread } = step
      const next = status ?? (thread.status === 'new' ? 'in work' : undefined)
      await step.version({ part: 'answer', also: next ? ['status'] : [], version })
      await step.assign(action.by)
      if (next) await step.status(next, '')
      const title = subject?.trim() || titleOf(thread)
      const sheet_slug = sheet ? await step.machineWithSheet() : null
      await step.write(
        { kind: 'answer', text: text.trim(), mail_subject: title, sheet_slug },
        mails.answer(title, text),
      )
      await step.set({ answered_at: thread.answered_at ?? new Date() })
      await step.log('answer')
    })
  }

  resend(action: ThreadAction, { entry }: Resend): Promise<void> {
    return this.change(action, (step) => step.resend(entry))
  }

  setOffer(action: ThreadAction, { price, visit_on, version }: OfferChange): Promise<void> {
    return this.change(action, async (step) => {
      step.refuseUnlessOffer()
      await step.version({ part: 'offer', version })
      const { offer_price, visit_on: former } = step.thread
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

  decide(action: ThreadAction, { decision, version }: Decision): Promise<void> {
    return this.change(action, async (step) => {
      step.refuseUnlessOffer()
      const { decision: made } = step.thread
      if (made !== null) throw conflict(`This offer was ${made} already`)
      await step.version({ part: 'offer', also: ['status'], version })
      const machine_id = decision === 'accepted' ? await step.makeMachine() : null
      await step.set({ decision, machine_id })
      await step.note('decision', { after: decision })
      const status = decision === 'accepted' ? 'won' : 'lost'
      if (await step.status(status, decision === 'declined' ? 'Offer declined' : '')) await step.tellStatus(status)
    })
  }

  private async change(
    { reference, by, once }: ThreadAction,
    work: (step: ThreadStep) => Promise<void>,
  ): Promise<void> {
    await once(async (on) => {
      const thread = await lockThread(on.db, reference)
      if (!thread) throw notFound('There is no such enquiry')
      const step = new ThreadStep(on, thread, by, replyAddress(this.parts.staffMail, reference))
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
