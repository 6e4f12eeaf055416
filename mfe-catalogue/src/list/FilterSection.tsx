import { MinusIcon, PlusIcon } from '@brightfill/shared/ui'
import { type ReactNode, useId } from 'react'
import styles from './FilterSection.module.css'
import type { ListQuery } from './listQuery'
import { type SectionName, useOpenSection } from './openSections'
import { texts } from './texts'

interface FilterSectionProps {
  name: SectionName
  query: ListQuery
  children: ReactNode
}

/** A section of the filter panel that opens and closes by its heading. Without scripts it is open. */
export function FilterSection({ name, query, children }: FilterSectionProps) {
  const { open, toggle } = useOpenSection(name, query)
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
          onClick={toggle}
        >
          <span>{texts.sections[name]}</span>
          {open ? <MinusIcon size={18} className={styles.sign} /> : <PlusIcon size={18} className={styles.sign} />}
        </button>
      </h3>
      <div id={`${id}body`} className={styles.body} data-open={open}>
        {children}
      </div>
    </fieldset>
  )
}
