import { eachOptionFilter } from '@brightfill/shared/constants'
import type { ResultKind, ResultsAnswer } from '@brightfill/shared/contract'
import { useFocusKept } from '@brightfill/shared/hooks'
import { PageHead } from '@brightfill/shared/page'
import {
  defineHandle,
  type LoaderFunctionArgs,
  pathOr,
  pathTo,
  redirect,
  useLoaderData,
} from '@brightfill/shared/router'
import { Anchor, Container, GoLink, Pager } from '@brightfill/shared/ui'
import { useId } from 'react'
import type { FilterSets } from '../api/machines'
import { fetchResults } from '../api/search'
import { emptyQuery } from '../list/listQuery'
import { SaveSearch } from '../list/SaveSearch'
import { useScrollOnPageChange } from '../list/useScrollOnPageChange'
import { FoundMachines } from './FoundMachines'
import { FoundTexts } from './FoundTexts'
import { NothingFound } from './NothingFound'
import { SearchForm } from './SearchForm'
import styles from './SearchPage.module.css'
import { kinds, readSearch, type SearchQuery, searchPath } from './searchQuery'
import { texts } from './texts'

/** A search of the whole site is saved by its text alone. */
const noSets: FilterSets = eachOptionFilter(() => [])

export async function loader({ request }: LoaderFunctionArgs) {
  const wanted = readSearch(new URL(request.url).searchParams)
  const results = await fetchResults(wanted, request.signal)
  const { total_pages: pages } = results
  if (pages > 0 && wanted.page > pages) throw redirect(searchPath({ ...wanted, page: pages }))
  return { wanted, results }
}

export const handle = defineHandle<typeof loader>({ crumb: texts.crumb })

/** Everything on the site that matches a search. */
export function Component() {
  const { wanted, results } = useLoaderData<typeof loader>()
  const { query } = wanted
  const total = kinds.reduce((sum, kind) => sum + results[kind].total, 0)
  return (
    <Container className={styles.page}>
      <PageHead title={texts.title} canonical={pathTo('search')} noindex />
      <header className={styles.head}>
        <h1>{query ? texts.headingFor(query) : texts.heading}</h1>
        <p className={styles.lead}>{texts.lead}</p>
      </header>
      <SearchForm query={query} />
      <p role="status" className={styles.status}>
        {query && (
          <span>
            {results.total_pages > 1
              ? texts.foundOnPage(total, query, results.current_page, results.total_pages)
              : texts.found(total, query)}
          </span>
        )}
      </p>
      {query && <SaveSearch key={query} query={{ ...emptyQuery, search: query }} sets={noSets} />}
      {total > 0 ? (
        <Groups wanted={wanted} results={results} total={total} />
      ) : (
        <NothingFound {...results} query={query} />
      )}
    </Container>
  )
}

interface GroupsProps {
  wanted: SearchQuery
  results: ResultsAnswer
  total: number
}

function Groups({ wanted, results, total }: GroupsProps) {
  const { query, kind: chosen } = wanted
  const links: { label: string; count: number; kind: ResultKind | undefined }[] = [
    { label: texts.all, count: total, kind: undefined },
    ...kinds.map((kind) => ({ label: texts.kind[kind], count: results[kind].total, kind })),
  ]
  const list = useFocusKept(results) // "Next page" is another element on the last page
  useScrollOnPageChange(list, searchPath({ query, kind: chosen }), results.current_page)
  return (
    <section ref={list} tabIndex={-1} aria-label={texts.results}>
      <nav aria-label={texts.kinds} className={styles.kinds} data-print="hide">
        {links
          .filter(({ count, kind }) => count > 0 || kind === chosen)
          .map(({ label, count, kind }) => (
            <Anchor
              key={label}
              to={searchPath({ query, kind })}
              keepScroll
              aria-current={kind === chosen ? 'page' : undefined}
              className={styles.kind}
            >
              <span>{label}</span> <span className={styles.count}>{count}</span>
            </Anchor>
          ))}
      </nav>
      {kinds
        .filter((kind) => (chosen ? kind === chosen : results[kind].total > 0))
        .map((kind) => (
          <Group key={kind} kind={kind} query={query} results={results} whole={chosen !== undefined} />
        ))}
      <Pager
        page={results.current_page}
        totalPages={results.total_pages}
        hrefOf={(page) => searchPath({ ...wanted, page })}
        label={texts.pages}
      />
    </section>
  )
}

interface GroupProps {
  kind: ResultKind
  query: string
  results: ResultsAnswer
  /** All of the kind are shown, page by page. */
  whole: boolean
}

function Group({ kind, query, results, whole }: GroupProps) {
  const id = useId()
  const { total, data } = results[kind]
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id} className={styles.heading}>
        {texts.kind[kind]}
      </h2>
      {total === 0 && <p>{texts.nothingOfKind}</p>}
      <Results kind={kind} results={results} />
      {!whole && total > data.length && (
        <GoLink to={searchPath({ query, kind })} className={styles.more}>
          {texts.more[kind](total)}
        </GoLink>
      )}
    </section>
  )
}

function Results({ kind, results }: Pick<GroupProps, 'kind' | 'results'>) {
  const { marks, pages, products, blog_posts } = results
  if (kind === 'products') return <FoundMachines machines={products.data} marks={marks} />
  const found =
    kind === 'pages'
      ? pages.data.map(({ url, ...page }) => ({ ...page, to: url }))
      : blog_posts.data.map(({ title, description, slug, published_at }) => ({
          title,
          description,
          to: pathOr(`/blogs/${slug}`, 'ArticleBlog', { slug }), // the other results are worth showing without a blog
          publishedAt: published_at,
        }))
  return <FoundTexts texts={found} marks={marks} />
}
