import { officeHomeCalls, officeInboxCalls, officeThreadCalls, type Thread } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import type { Static, TSchema } from 'typebox'
import type { Caller } from '../../http/callers'
import { YES } from '../../http/flags'
import { notFound } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'

type ThreadCall = Omit<typeof officeThreadCalls.markThread, 'path' | 'body'> & { path: string }

/** The inbox and what staff do in it (O-40 to O-47). */
export function inboxRoutes(app: FastifyInstance, { home, inbox, threads, threadWork: work, spamService }: Parts) {
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
  act(thread.setThreadStatus, (id, by, body) => work.setStatus(id, by, body))
  act(thread.assignThread, (id, by, { to }) => work.assign(id, by, to))
  act(thread.addNote, (id, by, { text }) => work.addNote(id, by, text))
  act(thread.setNextStep, (id, by, body) => work.setNextStep(id, by, body))
  act(thread.answerThread, (id, by, body) => work.answer(id, by, body))
  act(thread.resendMail, (id, by, { entry }) => work.resend(id, by, entry))
  act(thread.setOffer, (id, by, body) => work.setOffer(id, by, body))
  act(thread.decideOffer, (id, by, body) => work.decide(id, by, body))
  act(thread.markThread, (id, by, body) => threads.mark(id, by.id, body))
  act(thread.showPresence, (id, by, body) => threads.show(id, by.id, body))

  async function answer(reference: string, caller: number): Promise<{ result: 1; data: Thread }> {
    const data = await threads.read(reference, caller)
    if (!data) throw notFound('There is no such enquiry')
    return { result: YES, data }
  }

  /** A call that does something with a thread, and answers with it. */
  function act<Body extends TSchema>(
    call: ThreadCall & { body: Body },
    deed: (reference: string, by: Caller, body: Static<Body>) => Promise<void>,
  ) {
    mount(app, call, async ({ caller, params: { reference }, body }) => {
      // The compiler cannot tell the type of a schema it does not know.
      await deed(reference, caller, body as Static<Body>)
      return answer(reference, caller.id)
    })
  }
}
