import type { Canary, CanaryNumbers } from '@brightfill/shared/contract'
import { Gauge, type Registry } from 'prom-client'

interface Pools {
  isLive: boolean
  /** The canary that runs. */
  canary?: { canary: Canary; numbers: CanaryNumbers }
}

/** How the canary does beside what is live, as its withdrawal is decided by. */
export function addCanaryGauge(registry: Registry, pools: Pools) {
  new Gauge({
    name: 'brightfill_canary',
    help: 'Page views and errors of the canary and of what is live, since it began',
    labelNames: ['remote', 'release', 'side', 'what'],
    registers: [registry],
    collect() {
      this.reset()
      if (!pools.canary) return
      const { canary, numbers } = pools.canary
      for (const side of ['canary', 'stable'] as const) {
        for (const what of ['views', 'errors'] as const) {
          this.set({ remote: canary.name, release: canary.release, side, what }, numbers[side][what])
        }
      }
    },
  })
}
