import type { SiteRouter } from '@brightfill/shared/router'
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { PageOwner } from '../composition/pageOwner'
import type { Vital } from './beacon'

/** Measures the web vitals of this document; each belongs to the page on screen when it happened. */
export function watchVitals(router: SiteRouter, page: () => PageOwner, told: (vital: Vital) => void) {
  const visited = [{ since: 0, owner: page() }]
  router.subscribe(() => {
    const owner = page()
    if (owner.route !== visited.at(-1)?.owner.route) visited.push({ since: performance.now(), owner })
  })
  const ids = new Set<string>()

  // Layout shifts and interactions continue; their values when the page is first left count.
  function measured({ id, name, value, entries }: Metric) {
    if (ids.has(id)) return
    ids.add(id)
    const time = entries.at(-1)?.startTime ?? 0
    const { owner } = visited.findLast(({ since }) => since <= time) ?? visited[0] ?? { owner: page() }
    told({ ...owner, name, value: Math.round(value * 1000) / 1000 })
  }

  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(measured)
}
