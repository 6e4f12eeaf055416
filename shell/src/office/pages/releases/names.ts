import type { LogAction } from '@brightfill/shared/contract'
import type { StateMark } from '@brightfill/shared/office'
import type { ComponentProps } from 'react'

/** The icon of an action on a release. */
export const actionStates: Record<LogAction, ComponentProps<typeof StateMark>['state']> = {
  activate: 'live',
  rollback: 'former',
  canary: 'canary',
  withdraw: 'former',
  remove: 'former',
  publish: 'published',
  delete: 'former',
  refuse: 'failed',
  override: 'published',
  'create-key': 'published',
  'end-key': 'former',
}

/** The readable name of a deployable. */
export function titleOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
}
