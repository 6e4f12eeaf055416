import type { FaqItem as Item } from '@brightfill/shared/contract'
import { RichText } from '@brightfill/shared/rich-text'
import { MinusIcon, PlusIcon } from '@brightfill/shared/ui'
import { useId } from 'react'
import styles from './FaqItem.module.css'
import { useDisclosure } from './useDisclosure'

/** A question that opens and closes its answer, independent of the others. */
export function FaqItem({ item: { text, description } }: { item: Item }) {
  const id = useId()
  const { open, hidden, panel, toggle } = useDisclosure()
  return (
    <div className={styles.item} data-open={open || undefined}>
      <h3 className={styles.heading}>
        <button type="button" className={styles.question} aria-expanded={open} aria-controls={id} onClick={toggle}>
          <span>{text}</span>
          {open ? <MinusIcon size={20} className={styles.sign} /> : <PlusIcon size={20} className={styles.sign} />}
        </button>
      </h3>
      <div ref={panel} id={id} className={styles.panel} hidden={hidden}>
        <RichText html={description} className={styles.answer} />
      </div>
    </div>
  )
}
