import { Gauge, type Registry } from 'prom-client'
import type { CanaryTrial } from '../canary/CanaryTrial'

/** Shows the numbers of the canary and of the live release, which decide about its withdrawal. */
export function addCanaryGauge(registry: Registry, renderers: { canary?: Pick<CanaryTrial, 'canary' | 'numbers'> }) {
  new Gauge({
    name: 'brightfill_canary',
    help: 'Page views and errors of the canary and the live release since the canary started',
    labelNames: ['remote', 'release', 'side', 'what'],
    registers: [registry],
    collect() {
      this.reset()
      if (!renderers.canary) return
      const { canary, numbers } = renderers.canary
      for (const side of ['canary', 'stable'] as const) {
        for (const what of ['views', 'errors'] as const) {
          this.set({ remote: canary.name, release: canary.release, side, what }, numbers[side][what])
        }
      }
    },
  })
}
