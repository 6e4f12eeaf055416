import type { MachineCard, MachineDetail } from '@brightfill/shared/contract'
import { CardSkeleton, Container, Level } from '@brightfill/shared/ui'
import { useEffect, useState } from 'react'
import { fetchMachine } from '../api/machines'
import cards from '../machines/MachineCards.module.css'
import { MachineStrip } from '../machines/MachineStrip'
import styles from '../machines/MachineStrip.module.css'
import { joinTabs, seenMachines } from './seen'
import { texts } from './texts'

const SHOWN = 4

/** A strip of the machines seen before, without the one on the page and those that are gone. */
export function SeenStrip({ current }: { current?: string }) {
  const [slugs, setSlugs] = useState<string[]>([])
  const [machines, setMachines] = useState<MachineCard[]>()
  useEffect(() => {
    let gone = false
    const seen = () => seenMachines().filter((slug) => slug !== current)
    void joinTabs().then(() => gone || setSlugs(seen().slice(0, SHOWN)))
    return () => {
      gone = true
    }
  }, [current])
  useEffect(() => {
    if (slugs.length === 0) return
    const gone = new AbortController()
    const found = slugs.map((slug) => fetchMachine(slug, gone.signal).then(cardOf, () => undefined))
    void Promise.all(found).then((all) => {
      if (!gone.signal.aborted) setMachines(all.filter((machine) => machine !== undefined))
    })
    return () => gone.abort()
  }, [slugs])
  if (slugs.length === 0) return null
  if (!machines) return <SeenSkeleton slugs={slugs} />
  return <MachineStrip heading={texts.seen} machines={machines} level={0.9} />
}

function cardOf(machine: MachineDetail): MachineCard {
  const { id, name, model, year, categories, images, slug, in_wishlist, updated_at, price, selling_state } = machine
  const condition = machine.type_of_material
  return { id, name, model, year, categories, images, slug, in_wishlist, updated_at, price, selling_state, condition }
}

/** A placeholder as high as the strip will be. */
function SeenSkeleton({ slugs }: { slugs: readonly string[] }) {
  return (
    <div className={styles.section} data-print="hide">
      <Container>
        <Level value={0.9} />
        <div className={styles.head} />
        <ul className={cards.cards} data-columns={4} aria-hidden="true">
          {slugs.map((slug) => (
            <li key={slug}>
              <CardSkeleton />
            </li>
          ))}
        </ul>
      </Container>
    </div>
  )
}
