import type { FaqItem as Item } from '@brightfill/shared/contract'
import { RichText } from '@brightfill/shared/rich-text'
import { MinusIcon, PlusIcon } from '@brightfill/shared/ui'
import { useId } from 'react'
import styles from './FaqItem.module.css'
import { useDisclosure } from './useDisclosure'

/** A question that opens and closes its answer, independent of the others. */
export function FaqItem({ item: { text, description }, ...marks }: { item: Item; 'data-field'?: string }) {
  const id = useId()
  const { open, hidden, button, panel, toggle } = useDisclosure()
  return (
    <div className={styles.item} data-open={open || undefined} {...marks}>
      <h3 className={styles.heading}>
        <button
          ref={button}
          type="button"
          className={styles.question}
          aria-expanded={open}
          aria-controls={id}
          data-early
          suppressHydrationWarning // early.js may have opened it
          onClick={toggle}
        >
          <span>{text}</span>
          {open ? <MinusIcon size={20} className={styles.sign} /> : <PlusIcon size={20} className={styles.sign} />}
        </button>
      </h3>
      <div ref={panel} id={id} className={styles.panel} hidden={hidden} suppressHydrationWarning>
        <RichText html={description} className={styles.answer} />
      </div>
    </div>
  )
}
