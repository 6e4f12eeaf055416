import { Anchor } from '../button/Anchor'
import { CloseIcon } from '../icons/actionIcons'
import { texts } from '../text/texts'
import styles from './Chip.module.css'

interface ChipProps {
  label: string
  /** The address of the list without this filter. */
  to: string
}

/** A chosen filter; the link removes it. */
export function Chip({ label, to }: ChipProps) {
  return (
    <Anchor to={to} keepScroll aria-label={texts.remove(label)} className={styles.chip}>
      <span>{label}</span>
      <CloseIcon size={16} />
    </Anchor>
  )
}
