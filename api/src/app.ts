import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Database } from './database/database'
import { addBodies } from './http/bodies'
import { addBudgets } from './http/budgets'
import { addCallers } from './http/callers'
import { addErrors } from './http/errors'
import { addOrigins } from './http/origins'
import { addRouteTable } from './http/routeTable'
import { addSecurityHeaders } from './http/securityHeaders'
import { createServer } from './http/server'
import { belongingsRoutes } from './modules/accounts/belongings.routes'
import { sessionRoutes } from './modules/accounts/session.routes'
import { blogRoutes } from './modules/blog/blog.routes'
import { contentRoutes } from './modules/content/content.routes'
import { healthRoutes } from './modules/health/health.routes'
import { machineRoutes } from './modules/machines/machines.routes'
import { Derivatives } from './modules/media/Derivatives'
import { mediaRoutes } from './modules/media/media.routes'
import { PictureMaker } from './modules/media/PictureMaker'
import { siteRoutes } from './modules/site/site.routes'
import { createRepos } from './repos'
import type { Settings } from './settings'

export interface Dependencies {
  settings: Settings
  database: Database
}

/** The application as a function of what it depends on; `main.ts` only listens (style §7). */
export async function buildApp({ settings, database }: Dependencies): Promise<FastifyInstance> {
  const app = createServer(settings)
  const repos = createRepos(database.db, settings)
  const mediaFolder = path.join(settings.dataDir, 'media')
  const derivativesFolder = path.join(settings.dataDir, 'derivatives')

  addErrors(app, addRouteTable(app))
  addSecurityHeaders(app, settings)
  addOrigins(app, { ...settings, allowLoopback: settings.rateProfile === 'development' })
  addBudgets(app, settings.rateProfile)
  addCallers(app, repos.sessions)
  await addBodies(app)

  healthRoutes(app, database)
  siteRoutes(app, repos)
  contentRoutes(app, repos)
  machineRoutes(app, repos)
  blogRoutes(app, repos)
  sessionRoutes(app, repos)
  belongingsRoutes(app, repos)
  const pictures = new PictureMaker()
  app.addHook('onClose', async () => pictures.close())
  await mediaRoutes(app, { folder: mediaFolder, derivativesFolder, derivatives: new Derivatives(mediaFolder, derivativesFolder, pictures) })
  return app
}
