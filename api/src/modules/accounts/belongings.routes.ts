import { calls } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import { NO, YES } from '../../http/flags'
import { conflict, notFound } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'
import { texts } from './texts'
import { MOST_SAVED } from './wishlist.repo'

/** Orders and saved machines of the signed-in user. */
export function belongingsRoutes(app: FastifyInstance, { officeOrders, wishlist, machines }: Parts) {
  mount(app, calls.orders, async ({ caller }) => ({ data: await officeOrders.of(caller.id) }))

  mount(app, calls.wishlist, async ({ caller }) => ({
    result: YES,
    data: await machines.cards(await wishlist.of(caller.id), caller.id),
  }))

  mount(app, calls.changeWishlist, async ({ caller, body }) => {
    const saved = Number(body.isChecked) === 1
    const outcome = await wishlist.set(caller.id, body.event_id, saved)
    if (outcome === 'unknown') throw notFound('We could not find this machine')
    if (outcome === 'full') throw conflict(texts.savedFull(MOST_SAVED))
    return { result: YES, in_wishlist: saved ? YES : NO }
  })
}
