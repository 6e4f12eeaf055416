import type { StaffRole } from '@brightfill/shared/contract'

/** Whether one of somebody's roles is among those that a page wants. */
export function mayEnter(mine: readonly StaffRole[], wanted: readonly StaffRole[]): boolean {
  return wanted.some((role) => mine.includes(role))
}
