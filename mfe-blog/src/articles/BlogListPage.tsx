import { ARTICLES_AT_A_TIME } from '@brightfill/shared/constants'
import { useFocusKept } from '@brightfill/shared/hooks'
import { PageHead } from '@brightfill/shared/page'
import {
  defineHandle,
  type LoaderFunctionArgs,
  type Page,
  pathTo,
  useLoaderData,
  useSearchParams,
} from '@brightfill/shared/router'
import { ButtonLink, Container, EmptyState, TextLink, VisuallyHidden } from '@brightfill/shared/ui'
import { fetchArticles } from '../api/articles'
import { FeedLinks } from '../ui/FeedLinks'
import { ArticleList } from './ArticleList'
import { ArticleSearch } from './ArticleSearch'
import { type ArticleFilters, listPath, readFilters } from './articleFilters'
import styles from './BlogListPage.module.css'
import { texts } from './texts'

export async function loader({ request }: LoaderFunctionArgs) {
  const { search, sort } = readFilters(new URL(request.url).searchParams)
  return { articles: await fetchArticles({ search, sortBy: sort }, request.signal) }
}

/** Showing more of the same list needs no call. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: Parameters<NonNullable<Page['shouldRevalidate']>>[0]) {
  const now = readFilters(currentUrl.searchParams)
  const next = readFilters(nextUrl.searchParams)
  const onlyMore = now.search === next.search && now.sort === next.sort && now.shown < next.shown
  return onlyMore ? false : defaultShouldRevalidate
}

export const handle = defineHandle<typeof loader>({ crumb: texts.crumb })

export function Component() {
  const { articles } = useLoaderData<typeof loader>()
  const [query] = useSearchParams()
  const filters = readFilters(query)
  const { search, shown } = filters
  const list = useFocusKept(articles)
  return (
    <Container className={styles.page}>
      <PageHead title={texts.title} description={texts.description} canonical={pathTo('blogs')} />
      <FeedLinks />
      <header className={styles.head}>
        <h1>{texts.heading}</h1>
        <p className={styles.lead}>{texts.lead}</p>
      </header>
      <ArticleSearch filters={filters} />
      <p role="status" className={search ? styles.found : styles.quiet}>
        {search ? (
          <span>{texts.matches(articles.length, search)}</span>
        ) : (
          <VisuallyHidden>{texts.count(articles.length)}</VisuallyHidden>
        )}
        {articles.length > ARTICLES_AT_A_TIME && shown > ARTICLES_AT_A_TIME && (
          <VisuallyHidden>{` ${texts.shown(Math.min(shown, articles.length), articles.length)}`}</VisuallyHidden>
        )}
        {search && articles.length > 0 && (
          <TextLink to={listPath({ ...filters, search: '' })} keepScroll>
            {texts.clear}
          </TextLink>
        )}
      </p>
      <section ref={list} tabIndex={-1} aria-label={texts.articles}>
        {articles.length > 0 ? (
          <ArticleList articles={articles} filters={filters} />
        ) : (
          <NothingFound filters={filters} />
        )}
      </section>
    </Container>
  )
}

function NothingFound({ filters }: { filters: ArticleFilters }) {
  const { search } = filters
  if (!search) return <EmptyState heading={texts.empty} text={texts.emptyText} />
  return (
    <EmptyState
      heading={texts.nothing(search)}
      text={texts.nothingText}
      actions={<ButtonLink to={listPath({ ...filters, search: '' })}>{texts.clear}</ButtonLink>}
    />
  )
}
