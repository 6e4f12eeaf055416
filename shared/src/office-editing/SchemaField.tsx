import { LinkButton } from '@brightfill/shared/office'
import { LinkField } from '@brightfill/shared/office-links'
import { Checkbox, FigureInput, Select, TextArea, TextInput } from '@brightfill/shared/ui'
import type { ComponentType, ReactNode } from 'react'
import { type FieldProps, ownControl, useEditing, useFieldAt } from './Editing'
import { choicesOf, emptyOf, type Item, type ItemSchema, isOptional, labelOf, valueSchema } from './itemSchema'
import { Length } from './Length'
import { ListField } from './ListField'
import { PictureField } from './PictureField'
import { RichTextField } from './RichTextField'
import styles from './SchemaField.module.css'
import { DayField, MomentField, TimeField, WeekdaysField } from './TimeFields'
import { texts } from './texts'

const LARGEST = 2 ** 31 - 1
/** A text with this many characters or more has a text area. */
const LONG_TEXT = 300

interface SchemaFieldProps {
  path: string
  schema: ItemSchema
  /** The item may lack it. */
  optional?: boolean
}

/**
 * The field of one value of an item. Its schema has title, hint, limits and choices. A field that needs a control of
 * its own has one in `controls`, by its path or by its schema's name.
 */
export function SchemaField({ path, schema: whole, optional = false }: SchemaFieldProps) {
  const editing = useEditing()
  const { isReadOnly } = editing
  const { value: given, error, readOnly, onChange } = useFieldAt(path)
  const schema = valueSchema(whole)
  const Control = (ownControl(editing, path, schema) ?? controlFor(schema)) as ComponentType<FieldProps>
  const value = given === undefined && schema.type !== 'object' ? emptyOf(schema) : given
  const hint = readOnly && !isReadOnly ? texts.onlySales : schema.description
  const label = labelOf(path.split('.').at(-1) ?? '', schema)
  const isPart = optional && schema.type === 'object'
  if (isPart && value === undefined)
    return (
      <div className={styles.at} data-path={path}>
        <LinkButton onClick={() => onChange(emptyOf(schema))}>{texts.add(label)}</LinkButton>
      </div>
    )
  return (
    <div className={styles.at} data-path={path}>
      <Control
        {...{ path, schema, label, value, readOnly, onChange }}
        {...(hint && { hint })}
        {...(error && { error })}
      />
      {isPart && <LinkButton onClick={() => onChange(undefined)}>{texts.remove(label.toLowerCase())}</LinkButton>}
    </div>
  )
}

const named = { day: DayField, time: TimeField, weekdays: WeekdaysField, picture: PictureField, address: LinkField }

function controlFor(schema: ItemSchema) {
  const control = named[schema.control as keyof typeof named]
  if (control) return control
  if (schema.format === 'date-time') return MomentField
  if (choicesOf(schema)) return ChoiceField
  if (schema.contentMediaType !== undefined) return RichTextField
  if (schema.type === 'integer') return WholeField
  if (schema.type === 'boolean') return YesNoField
  if (schema.type === 'array') return schema.items?.type === 'string' ? LinesField : EntriesField
  return schema.type === 'object' ? ObjectField : TextField
}

function TextField({ schema, label, value, readOnly, onChange, ...field }: FieldProps<string>) {
  const { advised, maxLength = 0, lines = maxLength > LONG_TEXT ? 4 : 1 } = schema
  const props = {
    label: <Labelled label={label} beside={advised && <Length of={value} advised={advised} />} />,
    hint: field.hint,
    error: field.error,
    value,
    maxLength: schema.maxLength,
    disabled: readOnly,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  return lines > 1 ? <TextArea {...props} rows={Math.max(lines, 4)} /> : <TextInput {...props} autoComplete="off" />
}

function Labelled({ label, beside }: { label: string; beside: ReactNode }) {
  return (
    <>
      <span>{label}</span>
      {beside && <> {beside}</>}
    </>
  )
}

/** A whole number, or nothing. */
function WholeField({ path, schema, label, hint, error, value, readOnly, onChange }: FieldProps<number | null>) {
  const { texts: kept, setText } = useEditing()
  if (readOnly)
    return <TextInput label={label} hint={hint} disabled value={value === null ? '' : String(value)} readOnly />
  const least = Math.max(schema.minimum ?? 0, 0)
  return (
    <div className={styles.refused}>
      <FigureInput
        label={label}
        hint={hint}
        figure={value}
        least={least}
        most={schema.maximum ?? LARGEST}
        wanted={texts.wholeFigure}
        kept={kept[path]}
        onFigure={(figure, text) => {
          onChange(figure)
          setText(path, figure === null && text.trim() !== '' ? text : undefined)
        }}
      />
      {error && <p role="alert">{error}</p>}
    </div>
  )
}

function YesNoField({ label, value, readOnly, onChange }: FieldProps<boolean>) {
  return (
    <Checkbox label={label} checked={value} disabled={readOnly} onChange={({ target }) => onChange(target.checked)} />
  )
}

function ChoiceField({ schema, label, hint, error, value, readOnly, onChange }: FieldProps<string>) {
  const options = (choicesOf(schema) ?? []).map((word) => ({ value: word, label: labelOf(word || texts.none) }))
  return (
    <Select
      label={label}
      hint={hint}
      error={error}
      options={options}
      value={value}
      disabled={readOnly}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

/** Texts, one on each line. */
function LinesField({ label, hint, error, value, readOnly, onChange }: FieldProps<string[]>) {
  return (
    <TextArea
      label={label}
      hint={hint}
      error={error}
      rows={3}
      disabled={readOnly}
      value={value.join('\n')}
      onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n'))}
    />
  )
}

function EntriesField(field: FieldProps<Item[]>) {
  const entry = field.schema.items ?? {}
  // An entry that is a picture is chosen as one.
  const Fields = entry.control ? SchemaField : FieldsOf
  return <ListField {...field} drawFields={(path) => <Fields path={path} schema={entry} />} />
}

function ObjectField({ path, schema, label }: FieldProps<object>) {
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <FieldsOf path={path} schema={schema} />
    </fieldset>
  )
}

/** Every field of an object, in the order of its schema. */
export function FieldsOf({ path, schema }: { path: string; schema: ItemSchema }) {
  return Object.entries(schema.properties ?? {}).map(([name, field]) => (
    <SchemaField key={name} path={path ? `${path}.${name}` : name} schema={field} optional={isOptional(schema, name)} />
  ))
}
