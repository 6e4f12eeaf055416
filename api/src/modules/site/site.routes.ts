import { calls } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'

export function siteRoutes(app: FastifyInstance, { maintenance }: Parts) {
  mount(app, calls.status, async ({ request }) => {
    const [caller, { on, ...notice }] = await Promise.all([request.caller(), maintenance.read()])
    const hasNotice = on && (notice.note !== '' || notice.until !== null)
    return { maintenance: on, permission: caller?.mayBypassMaintenance ?? false, ...(hasNotice && { notice }) }
  })
}
