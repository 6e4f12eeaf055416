/** @jest-environment node */
import { Registry } from 'prom-client'
import { addCanaryGauge } from './addCanaryGauge'

it('shows the numbers of a canary beside those of the live release, and nothing when no canary runs', async () => {
  const registry = new Registry()
  const canary = { name: 'blog', release: 'b2', percent: 5, since: '2026-01-01T00:00:00.000Z' }
  const numbers = { canary: { views: 40, errors: 2 }, stable: { views: 900, errors: 3 } }
  const renderers: Parameters<typeof addCanaryGauge>[1] = { canary: { canary, numbers } }
  addCanaryGauge(registry, renderers)
  const series = async () =>
    (await registry.metrics()).split('\n').filter((line) => line.startsWith('brightfill_canary{'))
  expect(await series()).toEqual([
    'brightfill_canary{remote="blog",release="b2",side="canary",what="views"} 40',
    'brightfill_canary{remote="blog",release="b2",side="canary",what="errors"} 2',
    'brightfill_canary{remote="blog",release="b2",side="stable",what="views"} 900',
    'brightfill_canary{remote="blog",release="b2",side="stable",what="errors"} 3',
  ])
  renderers.canary = undefined
  expect(await series()).toEqual([])
})
