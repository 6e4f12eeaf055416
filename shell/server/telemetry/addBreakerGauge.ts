import { Gauge, type Registry } from 'prom-client'
import type { Breakers } from '../render/Breakers'

/** Which remotes are not rendered on this server at the moment, because they failed too often (shell/server/render/Breaker.ts). */
export function addBreakerGauge(registry: Registry, { breakers }: { breakers: Pick<Breakers, 'states'> }) {
  new Gauge({
    name: 'brightfill_breaker_resting',
    help: '1 for a release that is left to browsers for a while, 0 for one that is rendered here',
    labelNames: ['remote', 'release'],
    registers: [registry],
    collect() {
      this.reset()
      for (const { name, release, resting } of breakers.states) this.set({ remote: name, release }, resting ? 1 : 0)
    },
  })
}
