import { closeWhenStopping, countAnswers, metricsRoutes, readRequests, type Stopping } from '@brightfill/shared/node'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { backupRoutes } from './backup/backup.routes'
import type { Database } from './database/database'
import { PlannedContent } from './drafts/PlannedContent'
import { addBodies } from './http/bodies'
import { addCallers } from './http/callers'
import { addErrors } from './http/errors'
import { addKeys } from './http/keys'
import { addOffice } from './http/office'
import { addOpenApi } from './http/openApi'
import { addOrigins } from './http/origins'
import { addRateLimits } from './http/rateLimits'
import { addRouteTable } from './http/routeTable'
import { addSecurityHeaders } from './http/securityHeaders'
import { createServer } from './http/server'
import { addSiteCookies } from './http/siteCookies'
import { belongingsRoutes } from './modules/accounts/belongings.routes'
import { mailedLinksRoutes } from './modules/accounts/mailedLinks.routes'
import { personalDataRoutes } from './modules/accounts/personalData.routes'
import { profileRoutes } from './modules/accounts/profile.routes'
import { resetRoutes } from './modules/accounts/reset.routes'
import { sessionRoutes } from './modules/accounts/session.routes'
import { waysInRoutes } from './modules/accounts/waysIn.routes'
import { blogRoutes } from './modules/blog/blog.routes'
import { contentRoutes } from './modules/content/content.routes'
import { formsRoutes } from './modules/forms/forms.routes'
import { healthRoutes } from './modules/health/health.routes'
import { machineRoutes } from './modules/machines/machines.routes'
import { mailboxRoutes } from './modules/mail/mailbox.routes'
import { NewsMails } from './modules/mail/NewsMails'
import { stopRoutes } from './modules/mail/stop.routes'
import { mediaRoutes } from './modules/media/media.routes'
import { mediaLibraryRoutes } from './modules/media-library/mediaLibrary.routes'
import { customersRoutes } from './modules/office/customers.routes'
import { eventsRoutes } from './modules/office/events.routes'
import { inboxRoutes } from './modules/office/inbox.routes'
import { officeOrdersRoutes } from './modules/office/officeOrders.routes'
import { officeReleasesRoutes } from './modules/office/officeReleases.routes'
import { officeSessionRoutes } from './modules/office/officeSession.routes'
import { officeSiteRoutes } from './modules/office/officeSite.routes'
import { officeStaffRoutes } from './modules/office/officeStaff.routes'
import { passkeysRoutes } from './modules/office/passkeys.routes'
import { templatesRoutes } from './modules/office/templates.routes'
import { officeArticlesRoutes } from './modules/office-articles/officeArticles.routes'
import { catalogueListsRoutes } from './modules/office-machines/catalogueLists.routes'
import { officeMachinesRoutes } from './modules/office-machines/officeMachines.routes'
import { officeMenuRoutes } from './modules/office-pages/officeMenu.routes'
import { officeOptionsRoutes } from './modules/office-pages/officeOptions.routes'
import { officePagesRoutes } from './modules/office-pages/officePages.routes'
import { papersRoutes } from './modules/papers/papers.routes'
import { compositionRoutes } from './modules/releases/composition.routes'
import { releaseRoutes } from './modules/releases/releases.routes'
import { SavedMachineMails } from './modules/saved-machines/SavedMachineMails'
import { savedMachineMailsRoutes } from './modules/saved-machines/savedMachineMails.routes'
import { searchRoutes } from './modules/search/search.routes'
import { SearchMails } from './modules/searches/SearchMails'
import { searchesRoutes } from './modules/searches/searches.routes'
import { sharesRoutes } from './modules/shared-drafts/shares.routes'
import { sheetRoutes } from './modules/sheets/sheets.routes'
import { securityTextRoutes } from './modules/site/securityText.routes'
import { siteRoutes } from './modules/site/site.routes'
import { socialRoutes } from './modules/social/social.routes'
import { rolesRoutes } from './modules/staff/roles.routes'
import { createParts } from './parts'
import type { Settings } from './settings'
import { startUpkeep } from './upkeep'

export interface Dependencies {
  settings: Settings
  database: Database
  stopping: Stopping
  /** The database was empty and has content now, so the common copies of its pictures are due. */
  seeded?: boolean
}

/** The routes, in the order in which the description of the api lists their calls. */
const routes = [
  siteRoutes,
  securityTextRoutes,
  contentRoutes,
  searchRoutes,
  machineRoutes,
  blogRoutes,
  sessionRoutes,
  mailedLinksRoutes,
  resetRoutes,
  profileRoutes,
  personalDataRoutes,
  waysInRoutes,
  socialRoutes,
  belongingsRoutes,
  searchesRoutes,
  savedMachineMailsRoutes,
  stopRoutes,
  formsRoutes,
  rolesRoutes,
  officeSessionRoutes,
  passkeysRoutes,
  officeStaffRoutes,
  officeSiteRoutes,
  inboxRoutes,
  templatesRoutes,
  customersRoutes,
  officeOrdersRoutes,
  officeMachinesRoutes,
  officeArticlesRoutes,
  officeOptionsRoutes,
  officePagesRoutes,
  officeMenuRoutes,
  sharesRoutes,
  catalogueListsRoutes,
  eventsRoutes,
  releaseRoutes,
  compositionRoutes,
  officeReleasesRoutes,
  mediaLibraryRoutes,
  mediaRoutes,
  sheetRoutes,
  papersRoutes,
]

/** The application as a function of what it depends on; `main.ts` only listens. */
export async function buildApp({ settings, database, stopping, seeded }: Dependencies): Promise<FastifyInstance> {
  const app = createServer(settings)
  const parts = createParts(settings, database, app.log)
  const { sessions, officeSessions, activity, deployKeys, devices, commonCopies, queue, metrics, mailSender } = parts
  if (seeded) void commonCopies.make()
  app.addHook('onClose', async () => {
    commonCopies.stop()
    queue.close()
  })

  closeWhenStopping(app, stopping)
  readRequests(app, metrics.registry)
  countAnswers(app, metrics.registry)
  addErrors(app, addRouteTable(app))
  addSecurityHeaders(app, settings)
  await addOrigins(app, { ...settings, allowLoopback: settings.rateProfile === 'development' })
  await addRateLimits(app, {
    ...settings,
    sharedBudgets: database.kind === 'postgresql' ? parts.sharedBudgets : undefined,
    isKnownDevice: async (email, request) => (await devices.idOf(email, request)) !== undefined,
  })
  await addSiteCookies(app, settings.publicOrigin.startsWith('https:'))
  addCallers(app, (token) => sessions.find(token))
  addOffice(app, {
    isOpen: (cookie, tokenHash, use) => officeSessions.use(cookie, tokenHash, use),
    onRefused: (caller, request) =>
      activity.addRarely(caller, { kind: 'refused', thing: request.routeOptions.url ?? '' }),
  })
  addKeys(app, settings, (key) => deployKeys.find(key))
  await addBodies(app)
  await addOpenApi(app)

  healthRoutes(app, { ...database, stopping, disk: parts.disk })
  metricsRoutes(app, { registry: metrics.registry, token: settings.metricsToken })
  backupRoutes(app, parts)
  if (settings.rateProfile === 'development' && !settings.smtpUrl) mailboxRoutes(app, parts)
  // For files of the data folder, each sent by its name in the store.
  await app.register(fastifyStatic, { root: settings.dataDir, serve: false, cacheControl: false, dotfiles: 'deny' })
  for (const add of routes) add(app, parts)
  const upkeep = startUpkeep(parts, settings, { log: app.log, metrics })
  const newsMails = new NewsMails([new SearchMails(parts), new SavedMachineMails(parts)], app.log, settings.rateProfile)
  const planned = new PlannedContent(parts, parts.draftsOf, app.log)
  app.addHook('onReady', async () => {
    mailSender.start()
    newsMails.start()
    await parts.mediaLibrary.sweep()
    planned.start()
  })
  app.addHook('onClose', async () => {
    upkeep.stop()
    await newsMails.stop()
    await planned.stop()
    await mailSender.stop()
  })
  return app
}
