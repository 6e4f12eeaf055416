import { createIcon } from '@brightfill/shared/ui'
import styles from './ListField.module.css'
import type { useReorder } from './useReorder'

const GripIcon = createIcon('M9 6.5h.01M15 6.5h.01M9 12h.01M15 12h.01M9 17.5h.01M15 17.5h.01')

/** The handle to drag an entry of a list, or to move it by keyboard. */
export function Grip({
  of,
  place,
  className,
}: {
  of: ReturnType<typeof useReorder>
  place: number
  className?: string
}) {
  return (
    <button {...of.gripProps(place)} className={className ?? styles.grip}>
      <GripIcon size={18} />
    </button>
  )
}
