import type { MachineCard } from '@brightfill/shared/contract'
import { Container, Level, StepButtons } from '@brightfill/shared/ui'
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { MachineCards } from './MachineCards'
import styles from './MachineStrip.module.css'
import { texts } from './texts'

interface MachineStripProps {
  /** Where links to the section lead. */
  id?: string
  heading: string
  machines: MachineCard[]
  /** Fill of the level line above (0 to 1). */
  level: number
  /** Shown at the end of the heading's line in place of the arrows. */
  action?: ReactNode
}

/** A section with one row of four machines; arrows move it when there are more. */
export function MachineStrip({ id: anchor, heading, machines, level, action }: MachineStripProps) {
  const row = useRef<HTMLUListElement>(null)
  const [room, setRoom] = useState({ before: false, after: false })
  const id = useId()

  const measure = useCallback(() => {
    const { scrollLeft, scrollWidth, clientWidth } = row.current ?? { scrollLeft: 0, scrollWidth: 0, clientWidth: 0 }
    const now = { before: scrollLeft > 8, after: scrollLeft + clientWidth < scrollWidth - 8 }
    setRoom((known) => (known.before === now.before && known.after === now.after ? known : now))
  }, [])
  function move(direction: 1 | -1) {
    // The page's scroll behaviour decides whether it is smooth.
    row.current?.scrollBy({ left: direction * row.current.clientWidth })
  }
  const hasArrows = !action
  // Measured again when the machines change. It makes the browser lay the page out, so only for arrows.
  useEffect(() => {
    if (!hasArrows) return
    if (machines.length > 0) measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [hasArrows, machines, measure])

  if (machines.length === 0) return null
  return (
    <section id={anchor} className={styles.section} aria-labelledby={id} data-print="hide" data-band>
      <Container>
        <Level value={level} />
        <div className={styles.head}>
          <h2 id={id}>{heading}</h2>
          {action ??
            ((room.before || room.after) && (
              <div className={styles.arrows}>
                <StepButtons
                  labels={[texts.earlier, texts.further]}
                  atStart={!room.before}
                  atEnd={!room.after}
                  onStep={move}
                />
              </div>
            ))}
        </div>
        <MachineCards machines={machines} columns={4} ref={row} onScroll={measure} />
      </Container>
    </section>
  )
}
