import { officeHomeCalls, officeInboxCalls, officeThreadCalls, type Thread } from '@brightfill/shared/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { YES } from '../../http/flags'
import { notFound } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { HomeRepo } from './home.repo'
import type { InboxRepo } from './inbox.repo'
import { actorOf } from './OfficeDoor'
import type { ThreadWork } from './ThreadWork'
import type { ThreadsRepo } from './threads.repo'

export interface InboxRoutesOptions {
  home: HomeRepo
  inbox: InboxRepo
  threads: ThreadsRepo
  work: ThreadWork
}

/** The inbox and what staff do in it (O-40 to O-47). */
export function inboxRoutes(app: FastifyInstance, { home, inbox, threads, work }: InboxRoutesOptions) {
  mount(app, officeInboxCalls.inbox, async ({ query, request }) => {
    const caller = await request.requireCaller()
    return { result: YES, ...(await inbox.list(query, caller.id)) }
  })

  mount(app, officeInboxCalls.officeNumbers, async ({ request }) => {
    const caller = await request.requireCaller()
    return { result: YES, data: await inbox.numbers(caller.id) }
  })

  mount(app, officeHomeCalls.officeHome, async ({ request }) => {
    const caller = await request.requireCaller()
    return { result: YES, data: await home.read(caller.id) }
  })

  mount(app, officeThreadCalls.thread, async ({ params, request }) => {
    const caller = await request.requireCaller()
    return answer(params.reference, caller.id)
  })

  mount(app, officeThreadCalls.setThreadStatus, async ({ params: { reference }, body, request }) => {
    const by = await staff(request)
    await work.setStatus(reference, by, body.status, body.reason)
    return answer(reference, by.id)
  })

  mount(app, officeThreadCalls.assignThread, async ({ params: { reference }, body, request }) => {
    const by = await staff(request)
    await work.assign(reference, by, body.to)
    return answer(reference, by.id)
  })

  mount(app, officeThreadCalls.addNote, async ({ params: { reference }, body, request }) => {
    const by = await staff(request)
    await work.addNote(reference, by, body.text)
    return answer(reference, by.id)
  })

  mount(app, officeThreadCalls.setNextStep, async ({ params: { reference }, body, request }) => {
    const by = await staff(request)
    await work.setNextStep(reference, by, body.next_step)
    return answer(reference, by.id)
  })

  mount(app, officeThreadCalls.answerThread, async ({ params: { reference }, body, request }) => {
    const by = await staff(request)
    await work.answer(reference, by, body)
    return answer(reference, by.id)
  })

  mount(app, officeThreadCalls.resendMail, async ({ params: { reference }, body, request }) => {
    const by = await staff(request)
    await work.resend(reference, by, body.entry)
    return answer(reference, by.id)
  })

  mount(app, officeThreadCalls.setOffer, async ({ params: { reference }, body, request }) => {
    const by = await staff(request)
    await work.setOffer(reference, by, body)
    return answer(reference, by.id)
  })

  mount(app, officeThreadCalls.decideOffer, async ({ params: { reference }, body, request }) => {
    const by = await staff(request)
    await work.decide(reference, by, body.decision)
    return answer(reference, by.id)
  })

  mount(app, officeThreadCalls.markThread, async ({ params: { reference }, body, request }) => {
    const { id } = await staff(request)
    await mustBe(reference, id)
    await threads.mark(reference, id, body)
    return answer(reference, id)
  })

  mount(app, officeThreadCalls.showPresence, async ({ params: { reference }, body, request }) => {
    const { id } = await staff(request)
    await mustBe(reference, id)
    await threads.show(reference, id, body)
    return answer(reference, id)
  })

  async function answer(reference: string, caller: number): Promise<{ result: 1; data: Thread }> {
    const data = await threads.read(reference, caller)
    if (!data) throw unknown()
    return { result: YES, data }
  }

  async function mustBe(reference: string, caller: number) {
    if (!(await inbox.find(reference, caller))) throw unknown()
  }
}

async function staff(request: FastifyRequest) {
  const caller = await request.requireCaller()
  return { ...actorOf(caller, request), id: caller.id }
}

const unknown = () => notFound('There is no such enquiry')
