import { listingCalls } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import { YES } from '../../http/flags'
import { mount } from '../../http/mount'
import type { ListingsRepo } from './listings.repo'

export function listingsRoutes(app: FastifyInstance, { listings }: { listings: ListingsRepo }) {
  mount(app, listingCalls.listedMachines, async ({ query: { before } }) => ({
    result: YES,
    ...(await listings.machines(before)),
  }))
}
