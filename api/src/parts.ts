import type { OptionName } from '@brightfill/shared/contract'
import type { FastifyBaseLogger } from 'fastify'
import { createRepos, type Repos } from './createRepos'
import { DiskSpace } from './DiskSpace'
import type { Database } from './database/database'
import { articleKind } from './drafts/articleKind'
import { ContentPreviews } from './drafts/ContentPreviews'
import { DraftService } from './drafts/DraftService'
import type { ContentRef } from './drafts/drafts.repo'
import { machineKind } from './drafts/machineKind'
import { optionKind } from './drafts/optionKinds'
import { pageKind } from './drafts/pageKind'
import { ContentImports } from './import/ContentImports'
import { ApiMetrics } from './metrics/ApiMetrics'
import { AccountService } from './modules/accounts/AccountService'
import { MailSender } from './modules/mail/MailSender'
import { CommonCopies } from './modules/media/CommonCopies'
import { Derivatives } from './modules/media/Derivatives'
import { PictureMaker } from './modules/media/PictureMaker'
import { PictureQueue } from './modules/media/PictureQueue'
import { MediaLibrary } from './modules/media-library/MediaLibrary'
import { StoredFiles } from './modules/media-library/StoredFiles'
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
import type { Settings } from './settings'
import { openStore } from './store/openStore'

export type Parts = ReturnType<typeof createParts>

/** All services for the routes, built once. */
export function createParts(settings: Settings, database: Database, log: FastifyBaseLogger) {
  const repos = createRepos(database.db, settings)
  const disk = new DiskSpace(settings, log)
  const store = openStore(settings, () => metrics.storeFailure())
  const onLeftOut = onceForEach((source) => log.warn({ source }, 'a document was created without a missing picture'))
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
  /** Sends added mails at once instead of at the next check. */
  const transaction: Repos['transaction'] = async (work) => {
    const result = await repos.transaction(work)
    mailSender.look()
    return result
  }
  const mailing = { ...basic, mailSender, transaction }
  const derivatives = new Derivatives(store)
  const commonCopies = new CommonCopies(store, derivatives, queue, settings.picturesAhead)
  const machineDrafts = new DraftService(machineKind)
  const articleDrafts = new DraftService(articleKind)
  const pageDrafts = new DraftService(pageKind)
  const optionDrafts = {
    'Meta site': new DraftService(optionKind('Meta site')),
    header: new DraftService(optionKind('header')),
    footer: new DraftService(optionKind('footer')),
    faq: new DraftService(optionKind('faq')),
  }
  /** The draft service of an item's kind; undefined for kinds that staff cannot edit yet. */
  const draftsOf = ({ kind, key }: ContentRef): DraftService<object> | undefined =>
    ({ machine: machineDrafts, option: optionDrafts[key as OptionName], page: pageDrafts, article: articleDrafts })[
      kind
    ]
  return {
    ...mailing,
    disk,
    metrics,
    derivatives,
    imports: new ContentImports(database.db, store),
    commonCopies,
    mediaLibrary: new MediaLibrary({ ...mailing, disk, derivatives, commonCopies }),
    storedFiles: new StoredFiles(store, repos),
    machineDrafts,
    articleDrafts,
    pageDrafts,
    optionDrafts,
    draftsOf,
    contentPreviews: new ContentPreviews(repos, draftsOf),
    plainPages: new PlainPages(repos.content),
    service: new AccountService(mailing),
    social: new SocialSignIn({ ...mailing, providers: createProviders(settings) }),
    door: new OfficeDoor(repos, settings.rateProfile === 'production'),
    threadWork: new ThreadWork({ ...mailing, machineDrafts }),
    spamService: new SpamService(mailing),
    changes: new OfficeChanges(database.db, (error) =>
      log.warn({ err: error }, 'open offices could not be notified of changes'),
    ),
    activations: new Activations({ ...repos, smoke: new SmokeTest(repos.candidates, settings.smokeWithin) }),
    overrides: new Overrides(basic),
  }
}

const MOST_SOURCES = 10_000

/** Reports each picture once, however often its document is drawn. */
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
