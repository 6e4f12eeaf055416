import { calls } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../http/mount'
import type { MaintenanceRepo } from './maintenance.repo'

export function siteRoutes(app: FastifyInstance, { maintenance }: { maintenance: MaintenanceRepo }) {
  mount(app, calls.status, async ({ request }) => {
    const caller = await request.caller()
    return { maintenance: await maintenance.isOn(), permission: caller?.mayBypassMaintenance ?? false }
  })
}
