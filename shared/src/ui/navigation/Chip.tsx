import { Anchor } from '../button/Anchor'
import { CloseIcon } from '../icons/actionIcons'
import { texts } from '../text/texts'
import styles from './Chip.module.css'

interface ChipProps {
  label: string
  /** The address without what the chip stands for; with it the chip is a link and works without JavaScript. */
  to?: string
  onRemove?: () => void
}

/** Something chosen that can be taken away again, a filter above a list. */
export function Chip({ label, to, onRemove }: ChipProps) {
  const face = (
    <>
      {label}
      <CloseIcon size={16} />
    </>
  )
  if (to !== undefined) {
    return (
      <Anchor to={to} keepScroll aria-label={texts.remove(label)} className={styles.chip} onClick={onRemove}>
        {face}
      </Anchor>
    )
  }
  return (
    <button type="button" aria-label={texts.remove(label)} className={styles.chip} onClick={onRemove}>
      {face}
    </button>
  )
}
