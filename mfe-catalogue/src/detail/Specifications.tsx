import type { SpecificationGroup } from '@brightfill/shared/contract'
import styles from './Specifications.module.css'
import { texts } from './texts'

/** Groups of name and value. */
export function Specifications({ groups }: { groups: readonly SpecificationGroup[] }) {
  if (groups.length === 0) return <p className={styles.none}>{texts.noComponents}</p>
  return (
    <div className={styles.groups}>
      {groups.map(({ title, specifications }) => (
        <section key={title} className={styles.group}>
          <h3 className={styles.title}>{title}</h3>
          <dl>
            {specifications.map(({ name, value }) => (
              <div key={name} className={styles.line}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
