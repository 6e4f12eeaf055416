import type { DraftArticle } from '@brightfill/shared/contract'
import { type FormPart, ItemForm, SearchResult, useEditing } from '@brightfill/shared/office-editing'
import { texts } from './texts'

const parts: FormPart[] = [
  { title: texts.parts.head, rows: ['title', 'description', ['author', 'published_at'], 'image'] },
  { title: texts.parts.text, rows: ['content'] },
  { title: texts.parts.machines, rows: ['related_machines'] },
  { title: texts.parts.search, rows: ['slug', 'meta_title', 'meta_description'], after: <Result /> },
]

/** Every field of an article. */
export function ArticleForm() {
  return <ItemForm label={texts.form} parts={parts} hidden={['former_slugs']} />
}

/** The texts for search engines, else title and summary. */
function Result() {
  const { meta_title, meta_description, title, description, slug } = useEditing().item as DraftArticle
  const address = texts.resultAddress(slug)
  return <SearchResult address={address} title={meta_title || title} text={meta_description || description} />
}
