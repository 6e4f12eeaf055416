import type { Kysely } from 'kysely'
import { Repo } from './database/Repo'
import type { Tables } from './database/tables'
import { DraftsRepo } from './drafts/drafts.repo'
import { PreviewsRepo } from './drafts/previews.repo'
import { SharedDraftsRepo } from './drafts/sharedDrafts.repo'
import { budgets } from './http/budgets'
import { SharedBudgets } from './http/SharedBudgets'
import { LeftoversRepo } from './leftovers.repo'
import { AccountsRepo } from './modules/accounts/accounts.repo'
import { AttemptsRepo } from './modules/accounts/attempts.repo'
import { KnownDevices } from './modules/accounts/KnownDevices'
import { MailedTokensRepo } from './modules/accounts/mailedTokens.repo'
import { PasswordHasher } from './modules/accounts/PasswordHasher'
import { SessionsRepo } from './modules/accounts/sessions.repo'
import { WishlistRepo } from './modules/accounts/wishlist.repo'
import { ArticlesRepo } from './modules/blog/articles.repo'
import { ContentRepo } from './modules/content/content.repo'
import { RequestsRepo } from './modules/forms/requests.repo'
import { MachineListRepo } from './modules/machines/machineList.repo'
import { MachineSearchRepo } from './modules/machines/machineSearch.repo'
import { MachinesRepo } from './modules/machines/machines.repo'
import { MachineWordsRepo } from './modules/machines/machineWords.repo'
import { SoldMachinesRepo } from './modules/machines/soldMachines.repo'
import { OutboxRepo } from './modules/mail/outbox.repo'
import { MediaFilesRepo } from './modules/media-library/mediaFiles.repo'
import { MediaUsesRepo } from './modules/media-library/mediaUses.repo'
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
import { ArticleRowsRepo } from './modules/office-articles/articleRows.repo'
import { CatalogueListsRepo } from './modules/office-machines/catalogueLists.repo'
import { MachineRowsRepo } from './modules/office-machines/machineRows.repo'
import { EditorHomeRepo } from './modules/office-pages/editorHome.repo'
import { MenuRepo } from './modules/office-pages/menu.repo'
import { OptionRowsRepo } from './modules/office-pages/optionRows.repo'
import { PageRowsRepo } from './modules/office-pages/pageRows.repo'
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

export type RepoSettings = Pick<
  Settings,
  'rateProfile' | 'smokeWithin' | 'staffMail' | 'publicOrigin' | 'orderYears' | 'soldListedDays'
>
type PlainRepos = ReturnType<typeof plainRepos>

/** The repos on the handle of a transaction. Repos with state of their own keep their own handle. */
export type Work = { db: Kysely<Tables> } & {
  [Name in keyof PlainRepos as PlainRepos[Name] extends Repo ? Name : never]: PlainRepos[Name]
}

/** Runs work in one transaction. */
export type Transaction = <Result>(work: (on: Work) => Promise<Result>) => Promise<Result>

export interface WorkingRepos extends PlainRepos {
  transaction: Transaction
}

/** The same repos on the handle of a transaction. */
export function workOn(db: Kysely<Tables>, repos: PlainRepos): Work {
  const moved = Object.entries(repos).flatMap(([name, repo]) => (repo instanceof Repo ? [[name, repo.on(db)]] : []))
  return { db, ...Object.fromEntries(moved) } // the names that the type keeps
}

export function plainRepos(db: Kysely<Tables>, settings: RepoSettings) {
  const catalogue = new Revision(db)
  const words = new MachineWordsRepo(db)
  const list = new MachineListRepo(db, catalogue, words)
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
    drafts: new DraftsRepo(db),
    previews: new PreviewsRepo(db),
    sharedDrafts: new SharedDraftsRepo(db),
    machineRows: new MachineRowsRepo(db),
    articleRows: new ArticleRowsRepo(db),
    catalogueLists: new CatalogueListsRepo(db),
    content: new ContentRepo(db),
    optionRows: new OptionRowsRepo(db),
    pageRows: new PageRowsRepo(db),
    menu: new MenuRepo(db),
    editorHome: new EditorHomeRepo(db),
    machines,
    soldMachines: new SoldMachinesRepo(db, settings.soldListedDays),
    list,
    machineSearch: new MachineSearchRepo(db, list, machines),
    words,
    tokens: new MailedTokensRepo(db),
    outbox: new OutboxRepo(db),
    requests: new RequestsRepo(db),
    sentMessages: new SentMessagesRepo(db),
    identities: new IdentitiesRepo(db),
    journeys: new JourneysRepo(db),
    unfinished: new UnfinishedRepo(db),
    mediaFiles: new MediaFilesRepo(db),
    mediaUses: new MediaUsesRepo(db),
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
