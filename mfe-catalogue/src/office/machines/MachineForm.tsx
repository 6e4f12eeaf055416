import type { DraftMachine } from '@brightfill/shared/contract'
import { type FormPart, ItemForm, SearchResult, useEditing } from '@brightfill/shared/office-editing'
import { texts } from './texts'

const parts: FormPart[] = [
  {
    title: texts.parts.basics,
    rows: [
      'name',
      ['model', 'sku', 'year'],
      ['price', 'selling_state'],
      'manufacturer',
      ['capacity', 'condition_note'],
      'categories',
      'description',
    ],
  },
  { title: texts.parts.pictures, rows: ['images'] },
  { title: texts.parts.specification, rows: ['technical_specifications'] },
  { title: texts.parts.lists, rows: ['bottles', 'beverages'] },
  { title: texts.parts.text, rows: ['tabs_description'] },
  { title: texts.parts.reviews, rows: ['reviews'] },
  { title: texts.parts.search, rows: ['slug', 'meta_title', 'meta_description'], after: <Result /> },
]

/** Every field of a machine. */
export function MachineForm() {
  return <ItemForm label={texts.form} tall parts={parts} hidden={['former_slugs', 'published_at']} />
}

/** The texts for search engines, else name and description. */
function Result() {
  const { meta_title, meta_description, name, model, description, slug } = useEditing().item as DraftMachine
  const plain = description.replace(/<[^>]+>/g, ' ').trim()
  return (
    <SearchResult
      address={texts.resultAddress(slug)}
      title={meta_title || [name, model].filter(Boolean).join(' ')}
      text={meta_description || plain}
    />
  )
}
