import { closeWhenStopping, countAnswers, metricsRoutes, type Stopping } from '@brightfill/shared/node'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { backupRoutes } from './backup/backup.routes'
import type { Database } from './database/database'
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
import { ApiMetrics } from './metrics/ApiMetrics'
import { AccountService } from './modules/accounts/AccountService'
import { belongingsRoutes } from './modules/accounts/belongings.routes'
import { confirmationRoutes } from './modules/accounts/confirmation.routes'
import { mailedLinksRoutes } from './modules/accounts/mailedLinks.routes'
import { personalDataRoutes } from './modules/accounts/personalData.routes'
import { profileRoutes } from './modules/accounts/profile.routes'
import { registrationRoutes } from './modules/accounts/registration.routes'
import { resetRoutes } from './modules/accounts/reset.routes'
import { sessionRoutes } from './modules/accounts/session.routes'
import { blogRoutes } from './modules/blog/blog.routes'
import { contentRoutes } from './modules/content/content.routes'
import { formsRoutes } from './modules/forms/forms.routes'
import { healthRoutes } from './modules/health/health.routes'
import { listingsRoutes } from './modules/listings/listings.routes'
import { machineRoutes } from './modules/machines/machines.routes'
import { MailSender } from './modules/mail/MailSender'
import { mailboxRoutes } from './modules/mail/mailbox.routes'
import { NewsMails } from './modules/mail/NewsMails'
import { stopRoutes } from './modules/mail/stop.routes'
import { CommonCopies } from './modules/media/CommonCopies'
import { Derivatives } from './modules/media/Derivatives'
import { mediaRoutes } from './modules/media/media.routes'
import { PictureMaker } from './modules/media/PictureMaker'
import { PictureQueue } from './modules/media/PictureQueue'
import { customerDeedsRoutes } from './modules/office/customerDeeds.routes'
import { customersRoutes } from './modules/office/customers.routes'
import { eventsRoutes } from './modules/office/events.routes'
import { inboxRoutes } from './modules/office/inbox.routes'
import { OfficeChanges } from './modules/office/OfficeChanges'
import { OfficeDoor } from './modules/office/OfficeDoor'
import { officeOrdersRoutes } from './modules/office/officeOrders.routes'
import { officeReleasesRoutes } from './modules/office/officeReleases.routes'
import { officeSessionRoutes } from './modules/office/officeSession.routes'
import { officeSiteRoutes } from './modules/office/officeSite.routes'
import { officeStaffRoutes } from './modules/office/officeStaff.routes'
import { passkeysRoutes } from './modules/office/passkeys.routes'
import { ThreadWork } from './modules/office/ThreadWork'
import { templatesRoutes } from './modules/office/templates.routes'
import { papersRoutes } from './modules/papers/papers.routes'
import { PlainPages } from './modules/plain-pages/PlainPages'
import { Activations } from './modules/releases/Activations'
import { compositionRoutes } from './modules/releases/composition.routes'
import { Overrides } from './modules/releases/Overrides'
import { releaseRoutes } from './modules/releases/releases.routes'
import { SmokeTest } from './modules/releases/SmokeTest'
import { SavedMachineMails } from './modules/saved-machines/SavedMachineMails'
import { savedMachineMailsRoutes } from './modules/saved-machines/savedMachineMails.routes'
import { searchRoutes } from './modules/search/search.routes'
import { SearchMails } from './modules/searches/SearchMails'
import { searchesRoutes } from './modules/searches/searches.routes'
import { Sheets } from './modules/sheets/Sheets'
import { sheetReader } from './modules/sheets/sheetReader'
import { sheetRoutes } from './modules/sheets/sheets.routes'
import { siteRoutes } from './modules/site/site.routes'
import { createProviders } from './modules/social/providers'
import { SocialSignIn } from './modules/social/SocialSignIn'
import { socialRoutes } from './modules/social/social.routes'
import { rolesRoutes } from './modules/staff/roles.routes'
import { createRepos } from './repos'
import type { Settings } from './settings'
import { openStore } from './store/openStore'
import { startUpkeep } from './upkeep'

export interface Dependencies {
  settings: Settings
  database: Database
  stopping: Stopping
  /** The database was empty and has content now: the common copies of its pictures are made. */
  seeded?: boolean
}

/** The application as a function of what it depends on; `main.ts` only listens. */
export async function buildApp({ settings, database, stopping, seeded }: Dependencies): Promise<FastifyInstance> {
  const app = createServer(settings)
  const { db } = database
  const repos = createRepos(db, settings)
  const store = openStore(settings, () => metrics.storeFailure())
  const pictureQueue = new PictureQueue(new PictureMaker(store), new PictureMaker(store, true))
  const metrics = new ApiMetrics({
    database: database.load,
    outbox: () => repos.outbox.numbers(),
    pictures: () => pictureQueue.waiting,
  })
  const sheets = {
    ...repos,
    sheets: new Sheets(store),
    store,
    queue: pictureQueue,
    publicOrigin: settings.publicOrigin,
  }
  const mailSender = new MailSender({
    outbox: repos.outbox,
    smtpUrl: settings.smtpUrl,
    from: settings.mailFrom,
    log: app.log,
    sheetOf: sheetReader(sheets),
    onOutcome: (outcome) => metrics.mail(outcome),
  })
  const service = new AccountService({ ...repos, mailSender, publicOrigin: settings.publicOrigin })
  const derivatives = new Derivatives(store)
  const commonCopies = new CommonCopies(store, derivatives, pictureQueue)
  if (seeded) void commonCopies.make()
  app.addHook('onClose', async () => {
    commonCopies.stop()
    pictureQueue.close()
  })

  closeWhenStopping(app, stopping)
  countAnswers(app, metrics.registry)
  addErrors(app, addRouteTable(app))
  addSecurityHeaders(app, settings)
  await addOrigins(app, { ...settings, allowLoopback: settings.rateProfile === 'development' })
  await addRateLimits(app, {
    ...settings,
    sharedBudgets: database.kind === 'postgresql' ? repos.sharedBudgets : undefined,
  })
  await addSiteCookies(app, settings.publicOrigin.startsWith('https:'))
  addCallers(app, (token, cookie) => repos.sessions.find(token, cookie))
  addOffice(app, {
    isOpen: (cookie, tokenHash, use) => repos.officeSessions.use(cookie, tokenHash, use),
    onRefused: (caller, request) =>
      repos.activity.addRarely(caller, { kind: 'refused', thing: request.routeOptions.url ?? '' }),
  })
  addKeys(app, settings, (key) => repos.deployKeys.find(key))
  await addBodies(app)
  await addOpenApi(app)

  healthRoutes(app, { ...database, stopping })
  metricsRoutes(app, { registry: metrics.registry, token: settings.metricsToken })
  backupRoutes(app, { db, dataDir: settings.dataDir })
  siteRoutes(app, repos)
  contentRoutes(app, repos)
  searchRoutes(app, repos)
  machineRoutes(app, repos)
  listingsRoutes(app, repos)
  blogRoutes(app, repos)
  sessionRoutes(app, repos)
  registrationRoutes(app, { service })
  const plainPages = new PlainPages(repos.content)
  mailedLinksRoutes(app, { ...repos, service, plainPages, publicOrigin: settings.publicOrigin })
  resetRoutes(app, {
    ...repos,
    service,
    hideUnknownEmail: settings.hideUnknownEmail,
  })
  profileRoutes(app, { ...repos, service })
  confirmationRoutes(app, { ...repos, service })
  personalDataRoutes(app, repos)
  socialRoutes(app, {
    ...repos,
    social: new SocialSignIn({
      ...repos,
      mailSender,
      providers: createProviders(settings),
      publicOrigin: settings.publicOrigin,
    }),
    publicOrigin: settings.publicOrigin,
  })
  belongingsRoutes(app, repos)
  searchesRoutes(app, repos)
  savedMachineMailsRoutes(app, repos)
  stopRoutes(app, { ...repos, plainPages, publicOrigin: settings.publicOrigin })
  formsRoutes(app, { ...repos, ...settings, mailSender })
  rolesRoutes(app, repos)
  const door = new OfficeDoor({ ...repos, factorRequired: settings.rateProfile === 'production' })
  officeSessionRoutes(app, { ...repos, mailSender, door })
  passkeysRoutes(app, { ...repos, mailSender, door })
  officeStaffRoutes(app, { ...repos, service })
  officeSiteRoutes(app, { ...repos, commonCopies })
  inboxRoutes(app, { ...repos, work: new ThreadWork({ ...repos, ...settings, mailSender }) })
  templatesRoutes(app, repos)
  customersRoutes(app, repos)
  customerDeedsRoutes(app, { ...repos, service })
  officeOrdersRoutes(app, { ...repos, mailSender, publicOrigin: settings.publicOrigin })
  eventsRoutes(app, {
    ...repos,
    changes: new OfficeChanges(db, (error) => app.log.warn({ err: error }, 'offices were not told of changes')),
  })
  const activations = new Activations({ ...repos, smoke: new SmokeTest(repos.candidates, settings.smokeWithin) })
  const overrides = new Overrides({ ...repos, ...settings })
  releaseRoutes(app, { ...repos, activations, overrides, limits: settings.releaseLimits })
  compositionRoutes(app, { ...repos, activations })
  officeReleasesRoutes(app, { ...repos, activations, overrides })
  if (settings.rateProfile === 'development' && !settings.smtpUrl) mailboxRoutes(app, repos)
  // For files of the data folder, each sent by its name in the store.
  await app.register(fastifyStatic, { root: settings.dataDir, serve: false, cacheControl: false, dotfiles: 'deny' })
  mediaRoutes(app, { store, derivatives, queue: pictureQueue })
  sheetRoutes(app, sheets)
  papersRoutes(app, { ...repos, queue: pictureQueue, publicOrigin: settings.publicOrigin })
  const upkeep = startUpkeep(repos, settings, { log: app.log, metrics })
  const mailing = { ...repos, mailSender, publicOrigin: settings.publicOrigin }
  const newsMails = new NewsMails([new SearchMails(mailing), new SavedMachineMails(mailing)], app.log)
  app.addHook('onReady', async () => {
    mailSender.start()
    newsMails.start()
  })
  app.addHook('onClose', async () => {
    upkeep.stop()
    await newsMails.stop()
    await mailSender.stop()
  })
  return app
}
