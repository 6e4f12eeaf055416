import styles from './BothVersions.module.css'
import { LinkButton } from './LinkButton'
import { texts } from './texts'
import type { TypedOverForm } from './useTypedOver'
import { When } from './When'

interface BothVersionsProps<Values extends object> {
  of: TypedOverForm<Values>
  /** Each value with its label, as it is read. */
  shown: (values: Values) => Record<string, string>
}

/** After a colleague has changed the record: saved values beside the typed ones, and a button to use the saved ones. */
export function BothVersions<Values extends object>({ of: form, shown }: BothVersionsProps<Values>) {
  const { meanwhile, stored, values, takeStored } = form
  if (!meanwhile) return null
  const mine = shown(values)
  const different = Object.entries(shown(stored)).filter(([label, value]) => value !== mine[label])
  return (
    <section aria-label={texts.bothVersions} className={styles.both}>
      <p>
        <b>{texts.savedBy(meanwhile.by)}</b> <When at={meanwhile.at} />
      </p>
      <dl>
        {different.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{texts.nowSaved(value)}</dd>
            <dd>{texts.yours(mine[label] ?? '')}</dd>
          </div>
        ))}
      </dl>
      <LinkButton onClick={takeStored}>{texts.takeSaved}</LinkButton>
    </section>
  )
}
