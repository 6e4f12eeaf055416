import { call } from '@brightfill/shared/api'
import { modelAndSku } from '@brightfill/shared/constants'
import type { OfficeMe } from '@brightfill/shared/contract'
import type { Found, OfficeModule, OfficeResource } from '@brightfill/shared/office'
import { may } from '@brightfill/shared/roles'
import { pathTo } from '@brightfill/shared/router'
import { loadExposed } from '../../federation/federation'
import type { OfficeRemote } from '../officeState'
import { texts as officeTexts } from '../texts'

const texts = officeTexts.everything

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
 * One search over everything that this colleague may see: each live remote searches its own data (O-01), and the site
 * its public pages (O-75). If a remote fails, its results are missing.
 */
export function everything(remotes: readonly OfficeRemote[], me: Pick<OfficeMe, 'roles'>): OfficeResource {
  async function search(remote: OfficeRemote, words: string, signal?: AbortSignal) {
    const { resources } = await loadExposed<OfficeModule>(remote, 'office')
    const pages = remote.pages.filter((page) => may(me, page.may))
    const found = await Promise.all(
      pages.map(async ({ id, icon }) => {
        const rows = await resources.find(({ name }) => name === id)?.find?.(words, signal)
        return rows?.map((row): FoundRow => ({ ...row, icon, id: row.path })) ?? []
      }),
    )
    return found.flat()
  }

  async function searchSite(words: string, signal?: AbortSignal): Promise<FoundRow[]> {
    const { products, pages, blog_posts } = await call('POST /search/results', { query: words }, { signal })
    const row = (icon: string, note: string, path: string, title: string): FoundRow => ({
      id: path,
      path,
      title,
      note,
      icon,
    })
    return [
      ...products.data.map(({ slug, name, model, sku }) =>
        row('machine', texts.machine(modelAndSku({ name, model, sku })), pathTo('product', { slug }), name),
      ),
      ...pages.data.map(({ url, title }) => row('page', texts.sitePage, url, title)),
      ...blog_posts.data.map(({ slug, title }) =>
        row('article', texts.article, pathTo('ArticleBlog', { slug }), title),
      ),
    ]
  }

  return {
    name: 'everything',
    data: {
      async getList(_resource, { filter, signal }) {
        const [site, ...answers] = await Promise.allSettled([
          searchSite(filter.words, signal),
          ...remotes.map((remote) => search(remote, filter.words, signal)),
        ])
        const rows = [...answers, site].flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
        const failed = remotes.filter((_, index) => answers[index]?.status === 'rejected')
        const names = failed.flatMap(({ pages }) => pages.map(({ title }) => title))
        const meta: SearchMeta = { failed: site.status === 'rejected' ? [...names, texts.site] : names }
        return { data: rows, total: rows.length, meta }
      },
    },
  }
}
