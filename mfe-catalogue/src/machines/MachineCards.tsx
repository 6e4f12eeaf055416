import { FIRST_SCREEN_CARDS } from '@brightfill/shared/constants'
import { Piece } from '@brightfill/shared/late'
import { memo, type Ref, useEffect } from 'react'
import { rememberMachines } from './knownMachines'
import { MachineCard } from './MachineCard'
import styles from './MachineCards.module.css'
import type { MachineGridProps } from './MachineGrid.props'

// Card widths by columns, so that pictures are not loaded larger than shown.
const sizesOf = {
  3: '(min-width: 77rem) 22rem, (min-width: 64rem) 34vw, (min-width: 56rem) 45vw, (min-width: 48rem) 62vw, 92vw',
  4: '(min-width: 64rem) 19.5rem, (min-width: 48rem) 44vw, 78vw',
}

interface MachineCardsProps extends Omit<MachineGridProps, 'heading'> {
  ref?: Ref<HTMLUListElement>
  onScroll?: () => void
}

/**
 * Cards in rows of three, or in one row of four that scrolls sideways if needed. Rendering again makes deferred parts
 * interactive at once, so it happens only when the machines change.
 */
export const MachineCards = memo(function Cards(props: MachineCardsProps) {
  const { machines, columns, eager = 0, onWishlistChanged, ref, onScroll } = props
  useEffect(() => rememberMachines(machines), [machines])
  return (
    <ul ref={ref} className={styles.cards} data-columns={columns} onScroll={onScroll}>
      {machines.map((machine, place) => (
        <li key={machine.id} className={styles.place}>
          <Piece atOnce={place < FIRST_SCREEN_CARDS}>
            <MachineCard
              machine={machine}
              sizes={sizesOf[columns]}
              priority={place < eager}
              onWishlistChanged={onWishlistChanged}
            />
          </Piece>
        </li>
      ))}
    </ul>
  )
})
