import type { Kysely } from 'kysely'
import type { Tables } from './database/tables'
import { budgets } from './http/budgets'
import { AccountsRepo } from './modules/accounts/accounts.repo'
import { AttemptsRepo } from './modules/accounts/attempts.repo'
import { KnownDevices } from './modules/accounts/KnownDevices'
import { MailedTokensRepo } from './modules/accounts/mailedTokens.repo'
import { OrdersRepo } from './modules/accounts/orders.repo'
import { PasswordHasher } from './modules/accounts/PasswordHasher'
import { PersonalDataRepo } from './modules/accounts/personalData.repo'
import { SessionsRepo } from './modules/accounts/sessions.repo'
import { WishlistRepo } from './modules/accounts/wishlist.repo'
import { ArticlesRepo } from './modules/blog/articles.repo'
import { ContentRepo } from './modules/content/content.repo'
import { RequestsRepo } from './modules/forms/requests.repo'
import { FacetsRepo } from './modules/machines/facets.repo'
import { FilterSetsRepo } from './modules/machines/filterSets.repo'
import { MachineCardsRepo } from './modules/machines/machineCards.repo'
import { MachineListRepo } from './modules/machines/machineList.repo'
import { MachinesRepo } from './modules/machines/machines.repo'
import { MachineWordsRepo } from './modules/machines/machineWords.repo'
import { OutboxRepo } from './modules/mail/outbox.repo'
import { CandidatesRepo } from './modules/releases/candidates.repo'
import { DeployKeysRepo } from './modules/releases/deployKeys.repo'
import { LiveRepo } from './modules/releases/live.repo'
import { ReleasesRepo } from './modules/releases/releases.repo'
import { MaintenanceRepo } from './modules/site/maintenance.repo'
import { IdentitiesRepo } from './modules/social/identities.repo'
import { JourneysRepo } from './modules/social/journeys.repo'
import { UnfinishedRepo } from './modules/social/unfinished.repo'
import { Revision } from './search/revision'
import type { Settings } from './settings'

export type Repos = ReturnType<typeof createRepos>

/** Everything that reads and writes the database, on one handle. */
export function createRepos(db: Kysely<Tables>, settings: Pick<Settings, 'rateProfile' | 'smokeWithin'>) {
  const catalogue = new Revision(db, 'catalogue')
  const words = new MachineWordsRepo(db, catalogue)
  const facets = new FacetsRepo(db, catalogue)
  const orders = new OrdersRepo(db)
  const requests = new RequestsRepo(db)
  const { wrongPasswords, mailsToAddress } = budgets[settings.rateProfile]
  const signInAttempts = new AttemptsRepo(db, 'sign in', wrongPasswords)
  return {
    catalogue,
    accounts: new AccountsRepo(db),
    sessions: new SessionsRepo(db),
    signInAttempts,
    mailsToAddress: new AttemptsRepo(db, 'mail', mailsToAddress),
    passwords: new PasswordHasher(),
    devices: new KnownDevices(db),
    orders,
    personalData: new PersonalDataRepo({ db, orders, requests, signInAttempts }),
    wishlist: new WishlistRepo(db),
    articles: new ArticlesRepo(db),
    content: new ContentRepo(db),
    machines: new MachinesRepo(db, words),
    list: new MachineListRepo(db, catalogue, words, facets),
    cards: new MachineCardsRepo(db),
    filterSets: new FilterSetsRepo(db, catalogue, words, facets),
    tokens: new MailedTokensRepo(db),
    outbox: new OutboxRepo(db),
    requests,
    identities: new IdentitiesRepo(db),
    journeys: new JourneysRepo(db),
    unfinished: new UnfinishedRepo(db),
    maintenance: new MaintenanceRepo(db),
    releases: new ReleasesRepo(db),
    live: new LiveRepo(db),
    candidates: new CandidatesRepo(db, settings.smokeWithin / 2),
    deployKeys: new DeployKeysRepo(db),
  }
}
