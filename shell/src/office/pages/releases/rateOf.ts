import type { CanaryNumbers } from '@brightfill/shared/contract'

/** Failures per 1,000 page views. */
export function rateOf({ views, errors }: CanaryNumbers['canary']): number {
  return views === 0 ? 0 : (1000 * errors) / views
}
