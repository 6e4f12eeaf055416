import { Anchor } from '../button/Anchor'
import { CloseIcon } from '../icons/actionIcons'
import { texts } from '../text/texts'
import styles from './Chip.module.css'

interface ChipProps {
  label: string
  /** The address of the list without this filter; with it the chip is a link and works without JavaScript. */
  to?: string
  onRemove?: () => void
}

/** A chosen filter that can be removed. */
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
