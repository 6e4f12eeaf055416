import { MACHINES_PER_PAGE } from '@brightfill/shared/constants'
import type { ResultKind, ResultsAnswer } from '@brightfill/shared/contract'
import type { Repos } from '../../createRepos'
import { wordsOf } from '../../search/foldText'

// Results of one kind on a page that shows all kinds.
const FEW = 4
const PER_PAGE = MACHINES_PER_PAGE

interface Wanted {
  query: string
  /** All kinds when undefined. */
  kind: ResultKind | undefined
  page: number
}

type Found = Omit<ResultsAnswer, 'result' | 'near' | 'categories'>

/** The results of a page: the first of each kind, or one kind page by page. Totals always cover all kinds. */
export async function searchEverything(
  { content, articles, machineSearch }: Pick<Repos, 'content' | 'articles' | 'machineSearch'>,
  { query, kind, page }: Wanted,
): Promise<Found> {
  const sizeOf = (wanted: ResultKind) => (kind === wanted ? PER_PAGE : kind ? 0 : FEW)
  const startOf = (wanted: ResultKind) => (kind === wanted ? (page - 1) * PER_PAGE : 0)
  const [pages, machines, posts] = await Promise.all([
    query.trim() ? content.search(query) : [],
    machineSearch.page(query, kind === 'products' ? page : 1),
    query.trim() ? articles.search(query, sizeOf('blog_posts'), startOf('blog_posts')) : noArticles,
  ])
  const totals: Record<ResultKind, number> = {
    pages: pages.length,
    products: machines.total,
    blog_posts: posts.total,
  }
  return {
    pages: { total: totals.pages, data: pages.slice(startOf('pages'), startOf('pages') + sizeOf('pages')) },
    products: { total: totals.products, data: machines.machines.slice(0, sizeOf('products')) },
    blog_posts: { total: totals.blog_posts, data: posts.articles },
    current_page: page,
    total_pages: kind ? Math.ceil(totals[kind] / PER_PAGE) : 1,
    marks: [...new Set([...wordsOf(query), ...machines.marks])],
  }
}

const noArticles = { articles: [], total: 0 }
