import type { StaffRole } from '@brightfill/shared/contract'
import type { Found, OfficeModule, OfficeResource } from '@brightfill/shared/office'
import { loadExposed } from '../../federation/federation'
import { mayEnter, type OfficeRemote } from '../officeState'

/** The results of the search of the whole office; a path is unique. */
export interface FoundRow extends Found {
  id: string
  icon: string
}

/** The rest of the answer besides its rows: titles of pages that could not be searched. */
export interface SearchMeta {
  failed: string[]
}

/**
 * One search over everything that this colleague may see: each live remote finds in its own (O-01). A remote that fails
 * leaves out what it owns.
 */
export function everything(remotes: readonly OfficeRemote[], roles: readonly StaffRole[]): OfficeResource {
  async function search(remote: OfficeRemote, words: string, signal?: AbortSignal) {
    const { resources } = await loadExposed<OfficeModule>(remote, 'office')
    const pages = remote.pages.filter((page) => mayEnter(roles, page.roles))
    const found = await Promise.all(
      pages.map(async ({ id, icon }) => {
        const rows = await resources.find(({ name }) => name === id)?.find?.(words, signal)
        return rows?.map((row): FoundRow => ({ ...row, icon, id: row.path })) ?? []
      }),
    )
    return found.flat()
  }

  return {
    name: 'everything',
    data: {
      async getList(_resource, { filter, signal }) {
        const answers = await Promise.allSettled(remotes.map((remote) => search(remote, filter.words, signal)))
        const rows = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
        const failed = remotes.filter((_, index) => answers[index]?.status === 'rejected')
        const meta: SearchMeta = { failed: failed.flatMap(({ pages }) => pages.map(({ title }) => title)) }
        return { data: rows as never[], total: rows.length, meta } // the caller names the type of its rows
      },
    },
  }
}
