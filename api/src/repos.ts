import type { Kysely } from 'kysely'
import { Repo } from './database/Repo'
import type { Tables } from './database/tables'
import { budgets } from './http/budgets'
import { SharedBudgets } from './http/SharedBudgets'
import { LeftoversRepo } from './leftovers.repo'
import { AccountsRepo } from './modules/accounts/accounts.repo'
import { AttemptsRepo } from './modules/accounts/attempts.repo'
import { KnownDevices } from './modules/accounts/KnownDevices'
import { MailedTokensRepo } from './modules/accounts/mailedTokens.repo'
import { PasswordHasher } from './modules/accounts/PasswordHasher'
import { PersonalDataRepo } from './modules/accounts/personalData.repo'
import { SessionsRepo } from './modules/accounts/sessions.repo'
import { WishlistRepo } from './modules/accounts/wishlist.repo'
import { ArticlesRepo } from './modules/blog/articles.repo'
import { ContentRepo } from './modules/content/content.repo'
import { RequestsRepo } from './modules/forms/requests.repo'
import { FacetsRepo } from './modules/machines/facets.repo'
import { FilterSetsRepo } from './modules/machines/filterSets.repo'
import { MachineListRepo } from './modules/machines/machineList.repo'
import { MachineSearchRepo } from './modules/machines/machineSearch.repo'
import { MachinesRepo } from './modules/machines/machines.repo'
import { MachineWordsRepo } from './modules/machines/machineWords.repo'
import { OutboxRepo } from './modules/mail/outbox.repo'
import { Announcements } from './modules/office/Announcements'
import { ActivityRepo } from './modules/office/activity.repo'
import { CodeBrowsersRepo } from './modules/office/codeBrowsers.repo'
import { CustomersRepo } from './modules/office/customers.repo'
import { HomeRepo } from './modules/office/home.repo'
import { InboxRepo } from './modules/office/inbox.repo'
import { KeptOrdersRepo } from './modules/office/keptOrders.repo'
import { OfficeOrdersRepo } from './modules/office/officeOrders.repo'
import { OfficeSessionsRepo } from './modules/office/officeSessions.repo'
import { PasskeysRepo } from './modules/office/passkeys.repo'
import { SecondFactorRepo } from './modules/office/secondFactor.repo'
import { StaffRepo } from './modules/office/staff.repo'
import { TemplatesRepo } from './modules/office/templates.repo'
import { ThreadsRepo } from './modules/office/threads.repo'
import { CandidatesRepo } from './modules/releases/candidates.repo'
import { DeployKeysRepo } from './modules/releases/deployKeys.repo'
import { FiguresRepo } from './modules/releases/figures.repo'
import { LiveRepo } from './modules/releases/live.repo'
import { ReleaseLogRepo } from './modules/releases/releaseLog.repo'
import { ReleasesRepo } from './modules/releases/releases.repo'
import { SavedMachineMailsRepo } from './modules/saved-machines/savedMachineMails.repo'
import { ArrivalsRepo } from './modules/searches/arrivals.repo'
import { SavedSearchesRepo } from './modules/searches/savedSearches.repo'
import { MaintenanceRepo } from './modules/site/maintenance.repo'
import { IdentitiesRepo } from './modules/social/identities.repo'
import { JourneysRepo } from './modules/social/journeys.repo'
import { UnfinishedRepo } from './modules/social/unfinished.repo'
import { Revision } from './search/revision'
import { SentMessagesRepo } from './sends/sentMessages.repo'
import type { Settings } from './settings'
import { VersionsRepo } from './versions/versions.repo'

type RepoSettings = Pick<Settings, 'rateProfile' | 'smokeWithin' | 'staffMail' | 'publicOrigin' | 'orderYears'>
type PlainRepos = ReturnType<typeof plainRepos>

/** The repos on the handle of a transaction. Those that keep something besides have only their own handle. */
export type Work = { db: Kysely<Tables> } & {
  [Name in keyof PlainRepos as PlainRepos[Name] extends Repo ? Name : never]: PlainRepos[Name]
}

/** Does the work in one transaction: all of it happens or nothing. */
export type Transaction = <Result>(work: (on: Work) => Promise<Result>) => Promise<Result>

export interface WorkingRepos extends PlainRepos {
  transaction: Transaction
}

export type Repos = ReturnType<typeof createRepos>

/** Everything that reads and writes the database. */
export function createRepos(db: Kysely<Tables>, settings: RepoSettings) {
  const plain = plainRepos(db, settings)
  const repos: WorkingRepos = {
    ...plain,
    transaction: (work) => db.transaction().execute((handle) => work(workOn(handle, plain))),
  }
  return {
    ...repos,
    personalData: new PersonalDataRepo(repos),
    announcements: new Announcements({ ...repos, ...settings }),
  }
}

function workOn(db: Kysely<Tables>, repos: PlainRepos): Work {
  const moved = Object.entries(repos).flatMap(([name, repo]) => (repo instanceof Repo ? [[name, repo.on(db)]] : []))
  return { db, ...Object.fromEntries(moved) } // the names that the type keeps
}

function plainRepos(db: Kysely<Tables>, settings: RepoSettings) {
  const catalogue = new Revision(db)
  const words = new MachineWordsRepo(db, catalogue)
  const facets = new FacetsRepo(db, catalogue)
  const list = new MachineListRepo(db, catalogue, words, facets)
  const machines = new MachinesRepo(db)
  const arrivals = new ArrivalsRepo(db, catalogue)
  const accounts = new AccountsRepo(db)
  const officeOrders = new OfficeOrdersRepo(db)
  const keptOrders = new KeptOrdersRepo(db, settings.orderYears)
  const inbox = new InboxRepo(db)
  const versions = new VersionsRepo(db)
  const threads = new ThreadsRepo(db, inbox, versions)
  const { wrongPasswords, wrongCodes, wrongCodesOfAccount, wrongRecoveryCodes, mailsToAddress, copiesToAddress } =
    budgets[settings.rateProfile]
  return {
    db,
    catalogue,
    accounts,
    sessions: new SessionsRepo(db),
    signInAttempts: new AttemptsRepo(db, 'sign in', wrongPasswords),
    mailsToAddress: new AttemptsRepo(db, 'mail', mailsToAddress),
    copiesToAddress: new AttemptsRepo(db, 'copy', copiesToAddress),
    codeAttempts: new AttemptsRepo(db, 'code', wrongCodes),
    accountCodeAttempts: new AttemptsRepo(db, 'code of account', wrongCodesOfAccount),
    recoveryAttempts: new AttemptsRepo(db, 'recovery code', wrongRecoveryCodes),
    passkeyAttempts: new AttemptsRepo(db, 'passkey', wrongCodes),
    codeBrowsers: new CodeBrowsersRepo(db),
    officeOrders,
    keptOrders,
    officeSessions: new OfficeSessionsRepo(db),
    secondFactor: new SecondFactorRepo(db),
    passkeys: new PasskeysRepo(db, settings.publicOrigin),
    staff: new StaffRepo(db),
    activity: new ActivityRepo(db),
    inbox,
    home: new HomeRepo(db, inbox),
    threads,
    templates: new TemplatesRepo(db),
    customers: new CustomersRepo(db, threads, officeOrders, keptOrders),
    passwords: new PasswordHasher(),
    devices: new KnownDevices(db, accounts),
    arrivals,
    savedSearches: new SavedSearchesRepo(db, arrivals),
    savedMachineMails: new SavedMachineMailsRepo(db),
    wishlist: new WishlistRepo(db),
    articles: new ArticlesRepo(db),
    content: new ContentRepo(db),
    machines,
    list,
    machineSearch: new MachineSearchRepo(db, catalogue, words, list, machines),
    words,
    filterSets: new FilterSetsRepo(db, catalogue, words, facets),
    tokens: new MailedTokensRepo(db),
    outbox: new OutboxRepo(db),
    requests: new RequestsRepo(db),
    sentMessages: new SentMessagesRepo(db),
    identities: new IdentitiesRepo(db),
    journeys: new JourneysRepo(db),
    unfinished: new UnfinishedRepo(db),
    maintenance: new MaintenanceRepo(db),
    releases: new ReleasesRepo(db),
    live: new LiveRepo(db),
    releaseLog: new ReleaseLogRepo(db),
    candidates: new CandidatesRepo(db, settings.smokeWithin / 2),
    figures: new FiguresRepo(db),
    deployKeys: new DeployKeysRepo(db),
    sharedBudgets: new SharedBudgets(db),
    leftovers: new LeftoversRepo(db),
    versions,
  }
}
