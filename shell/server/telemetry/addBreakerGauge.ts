import { Gauge, type Registry } from 'prom-client'
import type { Breakers } from '../render/Breakers'

/** Shows which remotes this server does not render at the moment, because they failed too often. */
export function addBreakerGauge(registry: Registry, { breakers }: { breakers: Pick<Breakers, 'states'> }) {
  new Gauge({
    name: 'brightfill_breaker_resting',
    help: '1 for a release that is left to browsers for a while, 0 for one that this server renders',
    labelNames: ['remote', 'release'],
    registers: [registry],
    collect() {
      this.reset()
      for (const { name, release, isOpen } of breakers.states) this.set({ remote: name, release }, isOpen ? 1 : 0)
    },
  })
}
