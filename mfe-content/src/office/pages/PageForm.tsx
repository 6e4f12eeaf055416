import type { DraftPage } from '@brightfill/shared/contract'
import {
  FieldsForm,
  FieldsOf,
  type ItemSchema,
  SchemaField,
  SearchResult,
  useEditing,
} from '@brightfill/shared/office-editing'
import { useRef, useState } from 'react'
import styles from './PageEditor.module.css'
import { SectionList } from './SectionList'
import { kindsOf } from './sectionKinds'
import { texts } from './texts'

/** Pixels from which sections and fields stand beside each other, as in the stylesheet. */
const ABREAST = 768

interface PageFormProps {
  schema: ItemSchema
  /** It was never published, so its address may still change. */
  isNew: boolean
}

/** The sections of a page, and beside them the fields of the chosen one, or those of the page itself. */
export function PageForm({ schema, isNew }: PageFormProps) {
  const item = useEditing().item as unknown as DraftPage // of its editor
  const [chosen, setChosen] = useState(item.sections[0]?.key)
  const kinds = kindsOf(schema)
  const isThere = item.sections.some(({ key }) => key === chosen)
  const fields = useRef<HTMLDivElement>(null)
  function choose(key: string | undefined) {
    setChosen(key)
    // On a phone the fields are below all sections.
    if (window.innerWidth < ABREAST) requestAnimationFrame(() => fields.current?.scrollIntoView())
  }
  return (
    <div className={styles.editor}>
      <SectionList kinds={kinds} chosen={isThere ? chosen : undefined} onChoose={choose} />
      <div ref={fields}>
        {isThere && chosen !== undefined ? (
          <SectionFields key={chosen} place={item.sections.findIndex(({ key }) => key === chosen)} schema={schema} />
        ) : (
          <PageSettings schema={schema} isNew={isNew} />
        )}
      </div>
    </div>
  )
}

function SectionFields({ place, schema }: { place: number; schema: ItemSchema }) {
  const { item, errors } = useEditing()
  const section = (item as unknown as DraftPage).sections[place]
  const kind = kindsOf(schema).find(({ type }) => type === section?.type)
  const error = errors[`sections.${place}`]?.join(' ')
  return (
    <FieldsForm className={styles.form} label={texts.form(kind?.title ?? texts.one)}>
      <h2>{kind?.title}</h2>
      {error && <p role="alert">{error}</p>}
      {kind ? (
        <FieldsOf path={`sections.${place}.fields`} schema={kind.fields} />
      ) : (
        <p className={styles.hint}>{texts.unknown}</p>
      )}
    </FieldsForm>
  )
}

function PageSettings({ schema, isNew }: PageFormProps) {
  const { title, url, meta } = schema.properties ?? {}
  const page = useEditing().item as unknown as DraftPage // of its editor
  return (
    <FieldsForm className={styles.form} label={texts.settings}>
      <h2>{texts.settings}</h2>
      {title && <SchemaField path="title" schema={title} />}
      {isNew && url ? (
        <SchemaField path="url" schema={{ ...url, description: texts.addressHint, lines: 1 }} />
      ) : (
        <p className={styles.hint}>
          {texts.address}: <b>{page.url}</b>. <span>{texts.isLive}</span>
        </p>
      )}
      {meta && <SchemaField path="meta" schema={meta} />}
      <SearchResult
        address={location.host + page.url}
        title={page.meta['Meta title'] || page.title}
        text={page.meta['Meta description']}
      />
    </FieldsForm>
  )
}
