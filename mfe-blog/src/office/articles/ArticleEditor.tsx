import type { OfficeArticle } from '@brightfill/shared/contract'
import { Loaded, OfficePage, useGetOne, useMay } from '@brightfill/shared/office'
import { ItemEditor, type ItemSchema, slugFrom } from '@brightfill/shared/office-editing'
import { Link, pathTo } from '@brightfill/shared/router'
import { ArticleForm } from './ArticleForm'
import { checksOf } from './checks'
import { controls } from './controls'
import { texts } from './texts'

/** One article: its form, its public version, and publishing. */
export function ArticleEditor({ id }: { id: string }) {
  const article = useGetOne<OfficeArticle>('articles', { id: Number(id) })
  const schema = useGetOne<ItemSchema & { id: string }>('article-schema', { id: 'schema' })
  const mayWrite = useMay('articles.write')
  const { data } = article
  // Until all of it is here, ra-core gives the row of the list.
  if (!data?.item || !schema.data)
    return (
      <OfficePage title={texts.one} note={<Link to={texts.path}>{texts.back}</Link>}>
        <Loaded of={article}>{() => <Loaded of={schema}>{() => null}</Loaded>}</Loaded>
      </OfficePage>
    )
  return (
    <ItemEditor
      resource="articles"
      record={data}
      schema={schema.data}
      title={({ title }) => title || texts.untitled}
      list={{ path: texts.path, title: texts.back }}
      shownAt={({ slug }) => pathTo('ArticleBlog', { slug: slug || 'preview' })}
      liveAt={data.live?.published_at ? pathTo('ArticleBlog', { slug: data.live.slug }) : undefined}
      named={{ by: ['title'], slugOf: ({ title }) => slugFrom(title) }}
      checks={checksOf}
      canBeDeleted
      isReadOnly={mayWrite === false}
      controls={controls}
    >
      <ArticleForm />
    </ItemEditor>
  )
}
