import type { DraftOption, OptionName } from '@brightfill/shared/contract'
import { Block, Loaded, OfficePage, useGetOne, useMay } from '@brightfill/shared/office'
import {
  FieldsForm,
  ItemEditor,
  type ItemRecord,
  type ItemSchema,
  SchemaField,
  SearchResult,
  schemaAt,
  useEditing,
} from '@brightfill/shared/office-editing'
import { Link } from '@brightfill/shared/router'
import styles from './OptionEditor.module.css'
import { optionBlocks } from './optionBlocks'
import { texts } from './texts'

type Schemas = Record<OptionName, ItemSchema> & { id: string }

/** One option of the site: its form and publishing. */
export function OptionEditor({ name }: { name: OptionName }) {
  const option = useGetOne<ItemRecord<DraftOption>>('options', { id: name })
  const mayWrite = useMay('pages.write')
  const schemas = useGetOne<Schemas>('option-schemas', { id: 'schemas' })
  const { data } = option
  const schema = schemas.data?.[name]
  // Until all of it is here, ra-core gives the row of the list.
  if (!data?.item || !schema)
    return (
      <OfficePage title={texts.names[name]} note={<Link to={texts.path}>{texts.back}</Link>}>
        <Loaded of={option}>{() => <Loaded of={schemas}>{() => null}</Loaded>}</Loaded>
      </OfficePage>
    )
  return (
    <ItemEditor
      resource="options"
      record={data}
      schema={schema}
      title={() => texts.names[name]}
      list={{ path: texts.path, title: texts.back }}
      shownAt={() => '/'}
      inFrame
      isReadOnly={mayWrite === false}
      canGoOffline={false}
    >
      <FieldsForm className={styles.form} label={texts.names[name]}>
        {optionBlocks[name].map(({ title, fields }) => (
          <Block key={title} title={title}>
            <div className={styles.fields}>
              {fields.map((path) => {
                const field = schemaAt(schema, path)
                return field && <SchemaField key={path} path={path} schema={field} />
              })}
              {fields.includes('Meta description') && <DefaultResult />}
            </div>
          </Block>
        ))}
      </FieldsForm>
    </ItemEditor>
  )
}

/** The search result of a page without texts of its own. */
function DefaultResult() {
  const { item } = useEditing()
  const text = (name: string) => String(item[name] ?? '')
  return <SearchResult address={location.host} title={text('Short title')} text={text('Meta description')} />
}
