import { officeHomeCalls, officeInboxCalls, officeThreadCalls, type Thread } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import type { Static, TSchema } from 'typebox'
import type { Caller } from '../../http/callers'
import { YES } from '../../http/flags'
import { notFound } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'
import { mountSend } from '../../sends/mountSend'
import type { ThreadAction } from './ThreadWork'

type ThreadCall = Omit<typeof officeThreadCalls.markThread, 'path' | 'body'> & { path: string }
type SendingCall = ThreadCall & { sends: true }

/** The inbox and its actions (O-40 to O-47). */
export function inboxRoutes(app: FastifyInstance, parts: Parts) {
  const { home, inbox, threads, threadWork: work, spamService } = parts

  mount(app, officeInboxCalls.inbox, async ({ caller, query }) => ({
    result: YES,
    ...(await inbox.list(query, caller.id)),
  }))

  mount(app, officeInboxCalls.setSpam, async ({ caller, body: { spam, ...wanted } }) => ({
    result: YES,
    data: await spamService.set(caller, wanted, spam),
  }))

  mount(app, officeInboxCalls.officeNumbers, async ({ caller }) => ({
    result: YES,
    data: await inbox.numbers(caller.id),
  }))

  mount(app, officeHomeCalls.officeHome, async ({ caller }) => ({ result: YES, data: await home.read(caller.id) }))

  mount(app, officeThreadCalls.thread, ({ caller, params }) => answer(params.reference, caller.id))

  const thread = officeThreadCalls
  act(thread.setThreadStatus, (action, body) => work.setStatus(action, body))
  act(thread.assignThread, (action, body) => work.assign(action, body))
  act(thread.addNote, (action, body) => work.addNote(action, body))
  act(thread.setNextStep, (action, body) => work.setNextStep(action, body))
  act(thread.answerThread, (action, body) => work.answer(action, body))
  act(thread.resendMail, (action, body) => work.resend(action, body))
  act(thread.setOffer, (action, body) => work.setOffer(action, body))
  act(thread.decideOffer, (action, body) => work.decide(action, body))
  mount(app, thread.markThread, async ({ caller, params: { reference }, body }) => {
    await threads.mark(reference, caller.id, body)
    return answer(reference, caller.id)
  })
  mount(app, thread.showPresence, async ({ caller, params: { reference }, body }) => {
    await threads.show(reference, caller.id, body)
    return answer(reference, caller.id)
  })

  async function answer(reference: string, caller: number): Promise<{ result: 1; data: Thread }> {
    const data = await threads.read(reference, caller)
    if (!data) throw notFound('This enquiry does not exist')
    return { result: YES, data }
  }

  /** Mounts a call that acts on a thread, once, and answers with it. */
  function act<Body extends TSchema>(
    call: SendingCall & { body: Body },
    deed: (action: ThreadAction, body: Static<Body>) => Promise<void>,
  ) {
    const present = ({ caller, params }: { caller: Caller; params: { reference: string } }) =>
      answer(params.reference, caller.id)
    mountSend(app, parts, call, {
      // The compiler cannot infer the type of a generic schema.
      send: ({ caller, params, body, once }) => deed({ ...params, by: caller, once }, body as Static<Body>),
      answer: (_, input) => present(input),
      present,
    })
  }
}
