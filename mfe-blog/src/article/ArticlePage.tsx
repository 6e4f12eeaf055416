import { Piece } from '@brightfill/shared/late'
import { absoluteUrl, PageHead, RouteError, StructuredData } from '@brightfill/shared/page'
import {
  defineHandle,
  type LoaderFunctionArgs,
  pathTo,
  redirect,
  requireParam,
  useLoaderData,
} from '@brightfill/shared/router'
import { Container } from '@brightfill/shared/ui'
import { fetchArticle, fetchNewestArticles } from '../api/articles'
import { FeedLinks } from '../ui/FeedLinks'
import { ArticleBody } from './ArticleBody'
import { ArticleHead } from './ArticleHead'
import styles from './ArticlePage.module.css'
import { articleData } from './articleData'
import { MoreArticles } from './MoreArticles'
import { ShareArticle } from './ShareArticle'
import { texts } from './texts'

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const slug = requireParam(params, 'slug')
  const [article, newest] = await Promise.all([
    fetchArticle(slug, signal),
    fetchNewestArticles(signal).catch(() => []), // the article works without the strip below it
  ])
  // A former slug redirects, so that search engines and bookmarks learn the new address.
  if (article.slug !== slug) throw redirect(pathTo('ArticleBlog', { slug: article.slug }), 301)
  return { article, more: newest.filter((card) => card.slug !== slug).slice(0, 3) }
}

export const handle = defineHandle<typeof loader>({
  crumb: (_, { params }) => [{ label: texts.blog, to: pathTo('blogs') }, { label: params.slug ?? '' }],
})

export function Component() {
  const { article, more } = useLoaderData<typeof loader>()
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
      <StructuredData data={articleData(article)} />
      <article className={styles.article}>
        <ArticleHead article={article} />
        <ArticleBody content={article.content} />
        <Container width="text">
          <ShareArticle key={path} address={absoluteUrl(path)} title={article.title} />
        </Container>
      </article>
      {more.length > 0 && (
        <Piece>
          <MoreArticles cards={more} />
        </Piece>
      )}
    </>
  )
}

export function ErrorBoundary() {
  return <RouteError notFound={texts.notFound} />
}
