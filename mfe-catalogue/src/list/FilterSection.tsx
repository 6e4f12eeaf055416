import { MinusIcon, PlusIcon } from '@brightfill/shared/ui'
import { type ReactNode, useId } from 'react'
import styles from './FilterSection.module.css'
import { type SectionName, toggleSection, useOpenSections } from './openSections'
import { texts } from './texts'

/** A section of the filter panel that opens and closes by its heading. Without a script it stands open. */
export function FilterSection({ name, children }: { name: SectionName; children: ReactNode }) {
  const open = useOpenSections()[name]
  const id = useId()
  return (
    <fieldset aria-labelledby={`${id}heading`} className={styles.section}>
      <h3 className={styles.heading}>
        <button
          type="button"
          id={`${id}heading`}
          aria-expanded={open}
          aria-controls={`${id}body`}
          className={styles.button}
          onClick={() => toggleSection(name)}
        >
          {texts.sections[name]}
          {open ? <MinusIcon size={18} className={styles.sign} /> : <PlusIcon size={18} className={styles.sign} />}
        </button>
      </h3>
      <div id={`${id}body`} className={styles.body} data-open={open}>
        {children}
      </div>
    </fieldset>
  )
}
