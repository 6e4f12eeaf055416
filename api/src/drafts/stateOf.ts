import type { PublishingState } from '@brightfill/shared/contract'

interface Facts {
  /** Publishing is planned. */
  planned: boolean
  /** Whether visitors see it; undefined before it was ever published. */
  isPublic: boolean | undefined
  draft: object | undefined
}

/** The state of an item that staff see (O-12). */
export function stateOf({ planned, isPublic, draft }: Facts): PublishingState {
  if (planned) return 'planned'
  if (isPublic === undefined) return 'draft'
  if (!isPublic) return 'offline'
  return draft ? 'changes' : 'live'
}
