import { staffCalls } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables'
import { YES } from '../../http/flags'
import { invalid, notFound } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import { exportContent } from '../../import/exportContent'
import { importContent } from '../../import/importContent'
import { UnfitContent } from '../../import/UnfitContent'
import type { Revision } from '../../search/revision'
import type { RequestsRepo } from '../forms/requests.repo'
import type { MaintenanceRepo } from '../site/maintenance.repo'

export interface StaffRoutesOptions {
  db: Kysely<Tables>
  catalogue: Revision
  maintenance: MaintenanceRepo
  requests: RequestsRepo
}

/** Calls for staff while the site runs; `mount` checks the role of each call. */
export function staffRoutes(app: FastifyInstance, { db, catalogue, maintenance, requests }: StaffRoutesOptions) {
  mount(app, staffCalls.setMaintenance, async ({ body }) => {
    await maintenance.set(body.on)
    return { result: YES }
  })

  mount(app, staffCalls.exportContent, () => exportContent(db))
  mount(
    app,
    staffCalls.importContent,
    async ({ body }) => {
      try {
        await db.transaction().execute((transaction) => importContent(transaction, body))
      } catch (error) {
        throw error instanceof UnfitContent ? invalid({ [error.list]: [error.message] }) : error
      }
      catalogue.forget()
      return { result: YES }
    },
    { large: true },
  )

  mount(app, staffCalls.enquiries, async ({ query }) => ({ result: YES, data: await requests.enquiries(query.before) }))
  mount(app, staffCalls.sellRequests, async ({ query }) => ({
    result: YES,
    data: await requests.sellRequests(query.before),
  }))

  mount(app, staffCalls.markEnquiry, async ({ body }) => {
    if (!(await requests.mark('enquiry', body.id, body.handled))) throw notFound('There is no such enquiry')
    return { result: YES }
  })
  mount(app, staffCalls.markSellRequest, async ({ body }) => {
    if (!(await requests.mark('sell_request', body.id, body.handled))) throw notFound('There is no such offer')
    return { result: YES }
  })
}
