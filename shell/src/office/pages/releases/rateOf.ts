import type { CanaryNumbers } from '@brightfill/shared/contract'

/** Failures per 100 page views. */
export function rateOf({ views, errors }: CanaryNumbers['canary']): number {
  return views === 0 ? 0 : (100 * errors) / views
}
