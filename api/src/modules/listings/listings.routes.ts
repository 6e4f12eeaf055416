import { listingCalls } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import { YES } from '../../http/flags'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'

export function listingsRoutes(app: FastifyInstance, { listings }: Parts) {
  mount(app, listingCalls.listedMachines, async ({ query: { before } }) => ({
    result: YES,
    ...(await listings.machines(before)),
  }))
}
