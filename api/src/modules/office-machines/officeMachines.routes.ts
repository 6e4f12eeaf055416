import {
  ContentMachine,
  type DraftMachine,
  type OfficeMachineAnswer,
  officeMachineCalls,
} from '@brightfill/shared/contract'
import { may } from '@brightfill/shared/roles'
import type { FastifyInstance } from 'fastify'
import { stateOf } from '../../drafts/stateOf'
import type { Caller } from '../../http/callers'
import { YES } from '../../http/flags'
import { notFound } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'
import { mountSend } from '../../sends/mountSend'

/** Only sales staff change the price and the selling state (docs/requirements/office.md). */
const sale: (keyof DraftMachine)[] = ['price', 'selling_state']
/** Fields that staff do not type. */
const kept: (keyof DraftMachine)[] = ['former_slugs', 'published_at']

const fixedFor = (caller: Caller) => (may(caller, 'prices.write') ? kept : [...kept, ...sale])

/** Machines in the office: list, drafts, publishing, versions and bin (O-12 to O-18, O-33 to O-36). */
export function officeMachinesRoutes(app: FastifyInstance, parts: Parts) {
  const { machineDrafts: service, machineRows, catalogue } = parts
  type ById = { params: { id: string } }
  const present = ({ params }: ById) => answer(params.id)
  const ofMachine = { present, answer: (_: unknown, input: ById) => present(input) }

  mount(app, officeMachineCalls.officeMachines, async ({ query }) => ({
    result: YES,
    ...(await machineRows.list(query)),
  }))
  mount(app, officeMachineCalls.officeMachine, ({ params }) => answer(params.id))
  mount(app, officeMachineCalls.machineSchema, async () => ({ result: YES, data: ContentMachine }))

  mount(app, officeMachineCalls.specificationNames, async () => ({
    result: YES,
    data: await machineRows.specificationNames(),
  }))

  mountSend(app, parts, officeMachineCalls.createMachine, {
    send: ({ caller, body: { item, copy_of }, once }) =>
      once(async (on) => {
        const copied = copy_of === undefined ? {} : copyOf((await service.open(on, String(copy_of))).item)
        const given = Object.entries(item).filter(([name]) => !fixedFor(caller).includes(name as keyof DraftMachine))
        return service.create(on, { ...copied, ...Object.fromEntries(given) }, caller)
      }),
    answer,
  })

  mountSend(app, parts, officeMachineCalls.saveMachine, {
    ...ofMachine,
    send: ({ caller, params, body: { item, version }, once }) =>
      once((on) => service.save(on, params.id, item, { version, by: caller, fixed: fixedFor(caller) })),
  })

  mountSend(app, parts, officeMachineCalls.discardMachine, {
    present,
    send: ({ caller, params, body: { version }, once }) =>
      once((on) => service.discard(on, params.id, { version, by: caller })),
    answer: () => ({ result: YES }),
  })

  mountSend(app, parts, officeMachineCalls.publishMachine, {
    ...ofMachine,
    send: ({ caller, params, body: { version, note = '' }, once }) =>
      publicly(once((on) => service.publish(on, params.id, { version, by: caller, note: note.trim() }))),
  })

  mountSend(app, parts, officeMachineCalls.takeMachineOffline, {
    ...ofMachine,
    send: ({ caller, params, body: { version }, once }) =>
      publicly(once((on) => service.takeOffline(on, params.id, { version, by: caller }))),
  })

  mount(app, officeMachineCalls.machineUses, async ({ params: { id } }) => {
    await service.open(parts, id)
    return { result: YES, data: await service.kind.uses(parts.db, id) }
  })

  mountSend(app, parts, officeMachineCalls.deleteMachine, {
    present,
    send: ({ caller, params, body: { version }, once }) =>
      publicly(once((on) => service.bin(on, params.id, { version, by: caller }))),
    answer: () => ({ result: YES }),
  })

  mount(app, officeMachineCalls.machineBin, async () => ({ result: YES, data: await parts.drafts.binned('machine') }))

  mountSend(app, parts, officeMachineCalls.restoreBinnedMachine, {
    send: ({ caller, params, once }) => once((on) => service.unbin(on, params.id, caller)),
    answer: (_: unknown, { params }) => answer(params.id),
  })

  mountSend(app, parts, officeMachineCalls.planMachine, {
    ...ofMachine,
    send: ({ caller, params, body: { version, publish_at: publish, offline_at: offline }, once }) =>
      once((on) => service.plan(on, params.id, { publish, offline }, { version, by: caller })),
  })

  mountSend(app, parts, officeMachineCalls.setMachineSale, {
    ...ofMachine,
    send: ({ caller, params, body: { version, ...change }, once }) =>
      publicly(once((on) => service.change(on, params.id, change, { version, by: caller }))),
  })

  mountSend(app, parts, officeMachineCalls.restoreMachine, {
    ...ofMachine,
    send: ({ caller, params, body: { version, number }, once }) =>
      once((on) =>
        service.restore(on, params.id, number, { version, by: caller, keep: ['slug', ...fixedFor(caller)] }),
      ),
  })

  mount(app, officeMachineCalls.previewMachine, async ({ params: { id }, request }) => {
    await service.open(parts, id)
    const data = await parts.previews.create(service.refOf(id), request.siteCookie('bf_office') ?? '')
    return { result: YES, data }
  })

  mount(app, officeMachineCalls.machineVersions, async ({ params: { id } }) => {
    await service.open(parts, id)
    return { result: YES, data: await parts.drafts.versions(service.refOf(id)) }
  })

  mount(app, officeMachineCalls.machineVersion, async ({ params: { id, number } }) => {
    const data = await parts.drafts.version<DraftMachine>(service.refOf(id), Number(number))
    if (!data) throw notFound('This version no longer exists')
    return { result: YES, data }
  })

  async function answer(id: string): Promise<OfficeMachineAnswer> {
    const { item, live, draft } = await service.open(parts, id)
    const { publish: publish_at = null, offline: offline_at = null } = await parts.drafts.plans(service.refOf(id))
    const state = stateOf({ planned: publish_at !== null, isPublic: live && service.kind.isPublic(live), draft })
    const version = await parts.versions.of(service.recordOf(id))
    const data = { id: Number(id), state, item, live: live ?? null, publish_at, offline_at, version }
    return { result: YES, data: { ...data, draft: draft ? { by: draft.by, at: draft.at } : null } }
  }

  /** For changes of public pages: tells this process at once. */
  async function publicly<Outcome>(work: Promise<Outcome>): Promise<Outcome> {
    const outcome = await work
    catalogue.forget()
    return outcome
  }
}

/** A copy of a machine, without what is unique to it. */
function copyOf(machine: DraftMachine): Partial<DraftMachine> {
  const {
    slug: _slug,
    former_slugs: _former,
    published_at: _at,
    price: _price,
    selling_state: _state,
    ...copied
  } = machine
  return { ...copied, sku: '', reviews: [] }
}
