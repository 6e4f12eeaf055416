import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Database } from './database/database'
import { addBodies } from './http/bodies'
import { addCallers } from './http/callers'
import { addErrors } from './http/errors'
import { addKeys } from './http/keys'
import { addOpenApi } from './http/openApi'
import { addOrigins } from './http/origins'
import { addRateLimits } from './http/rateLimits'
import { addRouteTable } from './http/routeTable'
import { addSecurityHeaders } from './http/securityHeaders'
import { createServer } from './http/server'
import { AccountService } from './modules/accounts/AccountService'
import { belongingsRoutes } from './modules/accounts/belongings.routes'
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
import { machineRoutes } from './modules/machines/machines.routes'
import { MailSender } from './modules/mail/MailSender'
import { mailboxRoutes } from './modules/mail/mailbox.routes'
import { Derivatives } from './modules/media/Derivatives'
import { mediaRoutes } from './modules/media/media.routes'
import { PictureMaker } from './modules/media/PictureMaker'
import { Activations } from './modules/releases/Activations'
import { compositionRoutes } from './modules/releases/composition.routes'
import { releaseRoutes } from './modules/releases/releases.routes'
import { SmokeTest } from './modules/releases/SmokeTest'
import { siteRoutes } from './modules/site/site.routes'
import { createProviders } from './modules/social/providers'
import { SocialSignIn } from './modules/social/SocialSignIn'
import { socialRoutes } from './modules/social/social.routes'
import { rolesRoutes } from './modules/staff/roles.routes'
import { staffRoutes } from './modules/staff/staff.routes'
import { createRepos } from './repos'
import type { Settings } from './settings'
import { startUpkeep } from './upkeep'

export interface Dependencies {
  settings: Settings
  database: Database
}

/** The application as a function of what it depends on; `main.ts` only listens. */
export async function buildApp({ settings, database }: Dependencies): Promise<FastifyInstance> {
  const app = createServer(settings)
  const { db } = database
  const repos = createRepos(db, settings)
  const mailSender = new MailSender({
    outbox: repos.outbox,
    smtpUrl: settings.smtpUrl,
    from: settings.mailFrom,
    log: app.log,
  })
  const service = new AccountService({ db, ...repos, mailSender, publicOrigin: settings.publicOrigin })
  const mediaFolder = path.join(settings.dataDir, 'media')
  const derivativesFolder = path.join(settings.dataDir, 'derivatives')

  addErrors(app, addRouteTable(app))
  addSecurityHeaders(app, settings)
  await addOrigins(app, { ...settings, allowLoopback: settings.rateProfile === 'development' })
  await addRateLimits(app, settings)
  await addCallers(app, (token, cookie) => repos.sessions.find(token, cookie))
  addKeys(app, settings, (key) => repos.deployKeys.find(key))
  await addBodies(app)
  await addOpenApi(app)

  healthRoutes(app, database)
  siteRoutes(app, repos)
  contentRoutes(app, repos)
  machineRoutes(app, repos)
  blogRoutes(app, repos)
  sessionRoutes(app, { ...repos, secure: settings.publicOrigin.startsWith('https:') })
  registrationRoutes(app, { service })
  mailedLinksRoutes(app, { ...repos, service, publicOrigin: settings.publicOrigin })
  resetRoutes(app, {
    ...repos,
    service,
    hideUnknownEmail: settings.hideUnknownEmail,
  })
  profileRoutes(app, { ...repos, service })
  personalDataRoutes(app, repos)
  socialRoutes(app, {
    social: new SocialSignIn({
      db,
      ...repos,
      mailSender,
      providers: createProviders(settings),
      publicOrigin: settings.publicOrigin,
    }),
    publicOrigin: settings.publicOrigin,
  })
  belongingsRoutes(app, repos)
  formsRoutes(app, { db, ...repos, mailSender, staffMail: settings.staffMail })
  staffRoutes(app, { db, ...repos })
  rolesRoutes(app, repos)
  const activations = new Activations({ ...repos, smoke: new SmokeTest(repos.candidates, settings.smokeWithin) })
  releaseRoutes(app, { ...repos, activations, limits: settings.releaseLimits })
  compositionRoutes(app, { ...repos, activations })
  if (settings.rateProfile === 'development' && !settings.smtpUrl) mailboxRoutes(app, repos)
  const pictures = new PictureMaker()
  app.addHook('onClose', async () => pictures.close())
  await mediaRoutes(app, {
    folder: mediaFolder,
    derivativesFolder,
    derivatives: new Derivatives(mediaFolder, derivativesFolder, pictures),
  })
  const upkeep = startUpkeep(repos, settings, app.log)
  app.addHook('onReady', async () => mailSender.start())
  app.addHook('onClose', async () => {
    upkeep.stop()
    await mailSender.stop()
  })
  return app
}
