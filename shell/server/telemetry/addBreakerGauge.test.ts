/** @jest-environment node */
import { Registry } from 'prom-client'
import { Breaker } from '../render/Breaker'
import { Breakers } from '../render/Breakers'
import { addBreakerGauge } from './addBreakerGauge'

it('shows which releases rest, until one of their pages renders again', async () => {
  const registry = new Registry()
  const breakers = new Breakers(() => new Breaker(2, 0))
  addBreakerGauge(registry, { breakers })
  const series = async () =>
    (await registry.metrics()).split('\n').filter((line) => line.startsWith('brightfill_breaker_resting{'))
  const [broken, fine] = [
    breakers.of({ name: 'blog', release: 'b1' }),
    breakers.of({ name: 'catalogue', release: 'c1' }),
  ]
  fine.failed()
  broken.failed()
  broken.failed()
  const rendered = 'brightfill_breaker_resting{remote="catalogue",release="c1"} 0'
  expect(await series()).toEqual(['brightfill_breaker_resting{remote="blog",release="b1"} 1', rendered])
  broken.tryAcquire()
  broken.succeeded()
  expect(await series()).toEqual(['brightfill_breaker_resting{remote="blog",release="b1"} 0', rendered])
})
