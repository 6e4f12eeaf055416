import type { MachineCard, MachineDetail } from '@brightfill/shared/contract'
import { useEffect, useState } from 'react'
import { fetchMachine } from '../api/machines'
import { MachineStrip } from '../machines/MachineStrip'
import { SeenSkeleton } from './SeenSkeleton'
import { seenMachines } from './seen'
import { texts } from './texts'

const SHOWN = 4

/** A strip of the machines seen before, but the one on the page; those that are gone meanwhile are left out. */
export function SeenStrip({ current }: { current?: string }) {
  const [slugs] = useState(() =>
    seenMachines()
      .filter((slug) => slug !== current)
      .slice(0, SHOWN),
  )
  const [machines, setMachines] = useState<MachineCard[]>()
  useEffect(() => {
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
