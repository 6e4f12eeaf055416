import type { FastifyBaseLogger } from 'fastify'
import { DiskSpace } from './DiskSpace'
import type { Database } from './database/database'
import { ContentImports } from './import/ContentImports'
import { ApiMetrics } from './metrics/ApiMetrics'
import { AccountService } from './modules/accounts/AccountService'
import { MailSender } from './modules/mail/MailSender'
import { CommonCopies } from './modules/media/CommonCopies'
import { Derivatives } from './modules/media/Derivatives'
import { PictureMaker } from './modules/media/PictureMaker'
import { PictureQueue } from './modules/media/PictureQueue'
import { OfficeChanges } from './modules/office/OfficeChanges'
import { OfficeDoor } from './modules/office/OfficeDoor'
import { SpamService } from './modules/office/SpamService'
import { ThreadWork } from './modules/office/ThreadWork'
import { PlainPages } from './modules/plain-pages/PlainPages'
import { Activations } from './modules/releases/Activations'
import { Overrides } from './modules/releases/Overrides'
import { SmokeTest } from './modules/releases/SmokeTest'
import { Sheets } from './modules/sheets/Sheets'
import { sheetReader } from './modules/sheets/sheetReader'
import { createProviders } from './modules/social/providers'
import { SocialSignIn } from './modules/social/SocialSignIn'
import { createRepos, type Repos } from './repos'
import type { Settings } from './settings'
import { openStore } from './store/openStore'

export type Parts = ReturnType<typeof createParts>

/** The parts that change something and mail about it. */
export interface Mailing extends Repos {
  publicOrigin: string
  /** The company's address: answers of customers go there. */
  staffMail: string
}

/** Everything that routes are made of, built once; each takes what it needs. */
export function createParts(settings: Settings, database: Database, log: FastifyBaseLogger) {
  const repos = createRepos(database.db, settings)
  const disk = new DiskSpace(settings, log)
  const store = openStore(settings, () => metrics.storeFailure())
  const onLeftOut = onceForEach((source) => log.warn({ source }, 'a document was drawn without a missing picture'))
  const queue = new PictureQueue(
    new PictureMaker({ store, onLeftOut }),
    new PictureMaker({ store, yielding: true, onLeftOut }),
  )
  const metrics = new ApiMetrics({
    database: database.load,
    outbox: () => repos.outbox.numbers(),
    pictures: () => queue.waiting,
    diskFree: () => disk.free(),
  })
  const basic = { ...settings, ...repos, store, queue, sheets: new Sheets(store, repos.content, settings.publicOrigin) }
  const mailSender = new MailSender({
    ...basic,
    log,
    sheetOf: sheetReader(basic),
    onOutcome: (outcome) => metrics.mail(outcome),
  })
  /** Mails that it adds need not wait for the next look. */
  const transaction: Repos['transaction'] = async (work) => {
    const result = await repos.transaction(work)
    mailSender.look()
    return result
  }
  const mailing = { ...basic, mailSender, transaction }
  const derivatives = new Derivatives(store)
  return {
    ...mailing,
    disk,
    metrics,
    derivatives,
    imports: new ContentImports(database.db, store),
    commonCopies: new CommonCopies(store, derivatives, queue, settings.picturesAhead),
    plainPages: new PlainPages(repos.content),
    service: new AccountService(mailing),
    social: new SocialSignIn({ ...mailing, providers: createProviders(settings) }),
    door: new OfficeDoor(repos, settings.rateProfile === 'production'),
    threadWork: new ThreadWork(mailing),
    spamService: new SpamService(mailing),
    changes: new OfficeChanges(database.db, (error) => log.warn({ err: error }, 'offices were not told of changes')),
    activations: new Activations({ ...repos, smoke: new SmokeTest(repos.candidates, settings.smokeWithin) }),
    overrides: new Overrides(basic),
  }
}

const MOST_SOURCES = 10_000

/** A document is drawn again and again: each picture is told of once. */
function onceForEach(tell: (source: string) => void) {
  const told = new Set<string>()
  return (sources: string[]) => {
    for (const source of sources) {
      if (told.has(source)) continue
      if (told.size >= MOST_SOURCES) told.clear()
      told.add(source)
      tell(source)
    }
  }
}
