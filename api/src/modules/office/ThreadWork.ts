import type { DraftMachine, NextStep, officeThreadCalls } from '@brightfill/shared/contract'
import type { Static } from 'typebox'
import type { Mailing } from '../../createRepos'
import type { DraftService } from '../../drafts/DraftService'
import { conflict, invalid, notFound } from '../../http/HttpProblem'
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

/** An action on a thread: its actor, and the transaction in which it happens once. */
export interface ThreadAction {
  reference: string
  by: Staff
  once: Transaction
}

/** Staff's actions on an enquiry or an offer, each with its timeline, mails and log in one transaction. */
export class ThreadWork {
  constructor(private readonly parts: Mailing & { machineDrafts: DraftService<DraftMachine> }) {}

  setStatus(action: ThreadAction, { status, reason = '', version }: StatusChange): Promise<void> {
    if (status === 'lost' && reason.trim() === '') throw invalid({ reason: ['Enter why it was lost'] })
    return this.change(action, async (step) => {
      await step.version({ part: 'status', version })
      const isOther = await step.status(status, reason.trim())
      if (status === 'in work' || status === 'offer sent') await step.take()
      if (isOther) await step.tellStatus(status)
    })
  }

  assign(action: ThreadAction, { to }: Assignment): Promise<void> {
    return this.change(action, async (step) => {
      const colleague = to === null ? undefined : await step.colleague(to)
      if (to !== null && !colleague) throw invalid({ to: ['This person does not answer enquiries'] })
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
    if (next?.text === '') throw invalid({ 'next_step.text': ['Describe the next step'] })
    return this.change(action, async (step) => {
      await step.version({ part: 'next step', version })
      const { next_step: text, next_step_on: on } = step.thread
      const before = on === null ? null : { text, on }
      // A reminder needs an assignee.
      if (next) await step.take()
      await step.set({ next_step: next?.text ?? '', next_step_on: next?.on ?? null, reminded_at: null })
      await step.add({ kind: 'next step', before: on ?? '', after: next?.on ?? '', text: next?.text ?? '' })
      await step.log('next step', { before: inWords(before), after: inWords(next) })
    })
  }

  /** An answer assigns the thread to its author. */
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
      if (made !== null) throw conflict(`This offer has already been ${made}`)
      await step.version({ part: 'offer', also: ['status'], version })
      const machine_id = decision === 'accepted' ? await step.makeMachine(this.parts.machineDrafts) : null
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
      if (!thread) throw notFound('This enquiry does not exist')
      const step = new ThreadStep(on, thread, by, replyAddress(this.parts.staffMail, reference))
      await work(step)
      await step.set({ changed_at: new Date() })
    })
  }

  private link(reference: string): string {
    return `${this.parts.publicOrigin}/office/enquiries/${reference}`
  }
}

/** `sales+E-7K4M92QD@brightfill.example`: the api receives no replies, so their address shows staff the reference. */
function replyAddress(staffMail: string, reference: string): string {
  return staffMail.replace('@', `+${reference}@`)
}

const inWords = (step: Static<typeof NextStep> | null) => (step ? `${step.on}, ${step.text}` : '')
