import type { Article, BlogCard } from '@brightfill/shared/contract'
import { Piece } from '@brightfill/shared/late'
import { absoluteUrl, PageHead, RouteError, StructuredData } from '@brightfill/shared/page'
import {
  type ArrivingData,
  defineHandle,
  type LoaderFunctionArgs,
  type Params,
  pathTo,
  redirect,
  requireParam,
  useLoaderData,
} from '@brightfill/shared/router'
import { Container, GoLink, Section, SectionHeading, Skeleton, VisuallyHidden } from '@brightfill/shared/ui'
import { useId } from 'react'
import { fetchArticle, fetchNewestArticles } from '../api/articles'
import { BlogGrid } from '../articles/BlogGrid'
import { knownArticle } from '../articles/knownArticles'
import { FeedLinks } from '../ui/FeedLinks'
import { ArticleBody } from './ArticleBody'
import { ArticleHead } from './ArticleHead'
import styles from './ArticlePage.module.css'
import { articleData } from './articleData'
import { RelatedMachines } from './RelatedMachines'
import { ShareArticle } from './ShareArticle'
import { texts } from './texts'

interface ArticleData extends ArrivingData {
  article: Article
  more: BlogCard[]
}

export async function loader({ params, request: { signal } }: LoaderFunctionArgs): Promise<ArticleData> {
  const slug = requireParam(params, 'slug')
  const [article, newest] = await Promise.all([
    fetchArticle(slug, signal),
    fetchNewestArticles(signal).catch(() => []), // the article works without the strip below it
  ])
  // A former slug redirects, so that search engines and bookmarks learn the new address.
  if (article.slug !== slug) throw redirect(pathTo('ArticleBlog', { slug: article.slug }), 301)
  return { article, more: newest.filter((card) => card.slug !== slug).slice(0, 3) }
}

export function known({ slug = '' }: Params): ArticleData | undefined {
  const card = knownArticle(slug)
  if (!card) return undefined
  const unknown = { author: '', updated_at: card.published_at, content: [], meta_title: '', meta_description: '' }
  return { article: { ...card, ...unknown }, more: [] }
}

export const handle = defineHandle<typeof loader>({
  crumb: (_, { params }) => [{ label: texts.blog, to: pathTo('blogs') }, { label: params.slug ?? '' }],
})

export function Component() {
  const { article, more, rest } = useLoaderData<typeof loader>()
  const whole = !rest
  const { related_machines: machines = [] } = article
  const path = pathTo('ArticleBlog', { slug: article.slug })
  return (
    <>
      <PageHead
        title={article.meta_title || texts.titleOf(article.title)}
        description={article.meta_description || article.description}
        canonical={path}
        image={article.image}
        type="article"
      />
      <FeedLinks />
      {whole && <StructuredData data={articleData(article)} />}
      <article className={styles.article}>
        <ArticleHead article={article} whole={whole} />
        {whole ? (
          <>
            <ArticleBody content={article.content} />
            {machines.length > 0 && <RelatedMachines machines={machines} />}
            <Container width="text">
              <ShareArticle key={path} address={absoluteUrl(path)} title={article.title} />
            </Container>
          </>
        ) : (
          <BodyPlace />
        )}
      </article>
      {more.length > 0 && (
        <Piece>
          <MoreArticles cards={more} />
        </Piece>
      )}
    </>
  )
}

/** Keeps what follows below the screen until the text has loaded. */
function BodyPlace() {
  return (
    <Container width="text" className={styles.place}>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <Skeleton shape="block" />
    </Container>
  )
}

export function ErrorBoundary() {
  return <RouteError notFound={texts.notFound} />
}

/** Links to other articles. */
function MoreArticles({ cards }: { cards: readonly BlogCard[] }) {
  const id = useId()
  return (
    <Section tight="start" aria-labelledby={id} data-print="hide">
      <Container>
        <SectionHeading
          id={id}
          title={texts.more}
          level={0.8}
          actions={<GoLink to={pathTo('blogs')}>{texts.all}</GoLink>}
        />
        <BlogGrid cards={cards} headingLevel={3} oneRow />
      </Container>
    </Section>
  )
}
