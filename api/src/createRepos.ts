import type { Kysely } from 'kysely'
import type { Tables } from './database/tables'
import { PersonalDataRepo } from './modules/accounts/personalData.repo'
import { Announcements } from './modules/office/Announcements'
import { plainRepos, type RepoSettings, type WorkingRepos, workOn } from './repos'

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

/** The repos, for changes that also send mail. */
export interface Mailing extends Repos {
  publicOrigin: string
  /** The company's address: answers of customers go there. */
  staffMail: string
}
