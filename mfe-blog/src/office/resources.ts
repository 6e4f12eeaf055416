import type { OfficeArticleRow } from '@brightfill/shared/contract'
import { type Found, type OfficeResource, officeData } from '@brightfill/shared/office'
import { sharesData, usesData, versionsData } from '@brightfill/shared/office-editing'
import { mediaResource } from '@brightfill/shared/office-media'
import { ArticlesPage } from './articles/ArticlesPage'
import { texts } from './articles/texts'

const FEW = 5

const articles = officeData('articles')

/** Articles in the search of the whole office (O-01): drafts too. */
async function findArticles(words: string, signal?: AbortSignal): Promise<Found[]> {
  const pagination = { page: 1, perPage: FEW }
  const answer = await articles.getList?.('', { filter: { search: words }, pagination, ...(signal && { signal }) })
  const rows = (answer?.data ?? []) as unknown as OfficeArticleRow[] // the rows of this list
  return rows.map(({ id, title, state }) => ({
    path: `${texts.path}/${id}`,
    title: title || texts.untitled,
    note: texts.found(texts.states[state]),
  }))
}

export const resources: OfficeResource[] = [
  { name: 'articles', list: ArticlesPage, data: articles, find: findArticles },
  { name: 'articles-versions', data: versionsData('articles') },
  { name: 'articles-shares', data: sharesData('articles') },
  { name: 'articles-uses', data: usesData('articles') },
  { name: 'article-bin', data: officeData('article-bin') },
  { name: 'article-schema', data: officeData('article-schema', { single: true }) },
  // The catalogue's office may be down.
  { name: 'machines', data: officeData('machines') },
  mediaResource,
]
