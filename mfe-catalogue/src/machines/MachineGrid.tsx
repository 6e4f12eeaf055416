import { ComparedLine } from '../compare/ComparedLine'
import { MachineCards } from './MachineCards'
import styles from './MachineGrid.module.css'
import type { MachineGridProps } from './MachineGrid.props'

/** Machines as cards, lent to other remotes: 3 per row on lists, 4 in a strip. */
export function MachineGrid({ heading, ...cards }: MachineGridProps) {
  if (!heading)
    return (
      <>
        {cards.columns === 3 && <ComparedLine />}
        <MachineCards {...cards} />
      </>
    )
  return (
    <div className={styles.titled}>
      <h2>{heading}</h2>
      <MachineCards {...cards} />
    </div>
  )
}
