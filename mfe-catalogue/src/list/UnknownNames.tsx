import type { ListQuery } from './listQuery'
import { texts } from './texts'
import styles from './UnknownNames.module.css'

/** Says which names of the address no option has; the list is shown without them. */
export function UnknownNames({ query: { names } }: { query: ListQuery }) {
  return (
    <ul aria-live="polite" className={styles.names}>
      {names.map(({ set, name }) => (
        <li key={`${set} ${name}`}>{texts.unknownName(set, name)}</li>
      ))}
    </ul>
  )
}
