import { Block } from '@brightfill/shared/office'
import type { ReactNode } from 'react'
import { useEditing } from './Editing'
import { FieldsForm } from './FieldsForm'
import styles from './ItemForm.module.css'
import type { ItemSchema } from './itemSchema'
import { SchemaField } from './SchemaField'
import { texts } from './texts'

export interface FormPart {
  title: string
  /** Names of fields; those in one list share a row if there is room. */
  rows: (string | string[])[]
  /** Below the fields. */
  after?: ReactNode
}

interface ItemFormProps {
  label: string
  parts: readonly FormPart[]
  /** Fields that colleagues do not edit. */
  hidden: readonly string[]
  /** The first part is beside the next two if there is room. */
  tall?: boolean
}

/** Every field of an item. Fields of the schema without a part come last. */
export function ItemForm({ label, parts, hidden, tall }: ItemFormProps) {
  const { schema } = useEditing()
  const named = [...parts.flatMap(({ rows }) => rows.flat()), ...hidden]
  const others = Object.keys(schema.properties ?? {}).filter((name) => !named.includes(name))
  const last = others.length > 0 ? [{ title: texts.otherFields, rows: [others] }] : []
  return (
    <FieldsForm className={tall ? `${styles.form} ${styles.tall}` : styles.form} label={label}>
      {[...parts, ...last].map(({ title, rows, after }: FormPart) => (
        <Block key={title} title={title}>
          <div className={styles.fields}>
            {rows.map((row) => (
              <Row key={String(row)} names={[row].flat()} schema={schema} />
            ))}
            {after}
          </div>
        </Block>
      ))}
    </FieldsForm>
  )
}

function Row({ names, schema }: { names: string[]; schema: ItemSchema }) {
  const fields = names.map((name) => {
    const field = schema.properties?.[name]
    return field && <SchemaField key={name} path={name} schema={field} />
  })
  return names.length > 1 ? <div className={styles.row}>{fields}</div> : fields
}

/** As a search engine may show a page. */
export function SearchResult({ address, title, text }: { address: string; title: string; text: string }) {
  return (
    <section className={styles.result} aria-label={texts.result}>
      <span>{address}</span>
      <b>{title}</b>
      <span>{text}</span>
    </section>
  )
}
