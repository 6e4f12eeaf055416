import type { editingCalls } from '@brightfill/shared/contract'
import type { Permission } from '@brightfill/shared/roles'
import type { FastifyInstance } from 'fastify'
import type { TSchema } from 'typebox'
import { YES } from '../http/flags'
import { notFound } from '../http/HttpProblem'
import { mount } from '../http/mount'
import type { Parts } from '../parts'
import { mountSend } from '../sends/mountSend'
import type { DraftService } from './DraftService'
import { stateOf } from './stateOf'

type EditingCalls = ReturnType<typeof editingCalls<Permission, Permission, string, TSchema, TSchema, TSchema, TSchema>>

interface Editing {
  /** The service of the item with a key. */
  serviceOf: (key: string) => DraftService<object>
  /** The key as shown in answers. */
  idOf: (key: string) => string | number
  /** Fields that no save may change. */
  fixed?: readonly string[]
  /** Fields that stay as they are when a version becomes the draft. */
  kept?: readonly string[]
}

/**
 * Mounts the calls that all kinds of content share: drafts, publishing, plans and versions (O-12 to O-17).
 * @returns a function that builds the answer with the current item, for further calls of the kind
 */
export function mountEditing(
  app: FastifyInstance,
  parts: Parts,
  calls: EditingCalls,
  { serviceOf, idOf, fixed = [], kept = [] }: Editing,
) {
  const keyOf = ({ params }: { params: { id: unknown } }) => String(params.id)
  const present = (input: { params: { id: unknown } }) => answer(keyOf(input))
  const ofItem = { present, answer: (_: unknown, input: { params: { id: unknown } }) => present(input) }

  mount(app, calls.open, present)

  mountSend(app, parts, calls.save, {
    ...ofItem,
    send: ({ caller, params, body: { item, version }, once }) => {
      const key = keyOf({ params })
      const service = serviceOf(key)
      return once((on) =>
        service.save(on, key, knownFields(service, item), { version, by: caller, fixed: fixed as never[] }),
      )
    },
  })

  mountSend(app, parts, calls.discard, {
    present,
    send: ({ caller, params, body: { version }, once }) => {
      const key = keyOf({ params })
      return once((on) => serviceOf(key).discard(on, key, { version, by: caller }))
    },
    answer: () => ({ result: YES }),
  })

  mountSend(app, parts, calls.publish, {
    ...ofItem,
    send: ({ caller, params, body: { version, note = '' }, once }) => {
      const key = keyOf({ params })
      return once((on) => serviceOf(key).publish(on, key, { version, by: caller, note: note.trim() }))
    },
  })

  mountSend(app, parts, calls.plan, {
    ...ofItem,
    send: ({ caller, params, body: { version, publish_at: publish, offline_at: offline }, once }) => {
      const key = keyOf({ params })
      return once((on) => serviceOf(key).plan(on, key, { publish, offline }, { version, by: caller }))
    },
  })

  mountSend(app, parts, calls.restore, {
    ...ofItem,
    send: ({ caller, params, body: { version, number }, once }) => {
      const key = keyOf({ params })
      return once((on) => serviceOf(key).restore(on, key, number, { version, by: caller, keep: kept as never[] }))
    },
  })

  mount(app, calls.preview, async ({ params, request }) => {
    const key = keyOf({ params })
    await serviceOf(key).open(parts, key)
    const data = await parts.previews.create(serviceOf(key).refOf(key), request.siteCookie('bf_office') ?? '')
    return { result: YES, data }
  })

  mount(app, calls.versions, async ({ params }) => {
    const key = keyOf({ params })
    await serviceOf(key).open(parts, key)
    return { result: YES, data: await parts.drafts.versions(serviceOf(key).refOf(key)) }
  })

  mount(app, calls.version, async ({ params }) => {
    const key = keyOf({ params })
    const data = await parts.drafts.version<object>(serviceOf(key).refOf(key), Number(params.number))
    if (!data) throw notFound('This version no longer exists')
    return { result: YES, data }
  })

  async function answer(key: string) {
    const service = serviceOf(key)
    const { item, live, draft } = await service.open(parts, key)
    const { publish: publish_at = null, offline: offline_at = null } = await parts.drafts.plans(service.refOf(key))
    const state = stateOf({ planned: publish_at !== null, isPublic: live && service.kind.isPublic(live), draft })
    const version = await parts.versions.of(service.recordOf(key))
    const data = { id: idOf(key), state, item, live: live ?? null, publish_at, offline_at, version }
    return { result: YES, data: { ...data, draft: draft ? { by: draft.by, at: draft.at } : null } }
  }
  return answer
}

/** Drops fields that the kind does not have. */
function knownFields({ kind }: DraftService<object>, item: unknown): object {
  const names = Object.keys(kind.empty)
  return Object.fromEntries(Object.entries(item as object).filter(([name]) => names.includes(name))) // the contract says so
}
