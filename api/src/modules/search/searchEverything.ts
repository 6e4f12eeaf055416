import { MACHINES_PER_PAGE } from '@brightfill/shared/constants'
import type { ResultKind, ResultsAnswer } from '@brightfill/shared/contract'
import { wordsOf } from '../../search/foldText'
import type { ArticlesRepo } from '../blog/articles.repo'
import type { ContentRepo } from '../content/content.repo'
import type { MachineSearchRepo } from '../machines/machineSearch.repo'

// Results of one kind on a page that shows all kinds.
const FEW = 4
const PER_PAGE = MACHINES_PER_PAGE

interface Sources {
  content: ContentRepo
  articles: ArticlesRepo
  machineSearch: MachineSearchRepo
}

interface Wanted {
  query: string
  /** All kinds when undefined. */
  kind: ResultKind | undefined
  page: number
}

type Found = Omit<ResultsAnswer, 'result' | 'near' | 'categories'>

/** The results of a page: the first of every kind, or one kind page by page. Totals are always of all kinds. */
export async function searchEverything(
  { content, articles, machineSearch }: Sources,
  { query, kind, page }: Wanted,
): Promise<Found> {
  const of = (wanted: ResultKind) => (kind === wanted ? { page, size: PER_PAGE } : { page: 1, size: kind ? 0 : FEW })
  const [pages, machines, posts] = await Promise.all([
    query.trim() ? content.search(query) : [],
    machineSearch.page(query, of('products').page),
    query.trim() ? articles.search(query, of('blog_posts').size, offsetOf(of('blog_posts').page)) : noArticles,
  ])
  const totals: Record<ResultKind, number> = {
    pages: pages.length,
    products: machines.total,
    blog_posts: posts.total,
  }
  const start = offsetOf(of('pages').page)
  return {
    pages: { total: totals.pages, data: pages.slice(start, start + of('pages').size) },
    products: { total: totals.products, data: machines.machines.slice(0, of('products').size) },
    blog_posts: { total: totals.blog_posts, data: posts.articles },
    current_page: page,
    total_pages: kind ? Math.ceil(totals[kind] / PER_PAGE) : 1,
    marks: [...new Set([...wordsOf(query), ...machines.marks])],
  }
}

const noArticles = { articles: [], total: 0 }

function offsetOf(page: number): number {
  return (page - 1) * PER_PAGE
}
