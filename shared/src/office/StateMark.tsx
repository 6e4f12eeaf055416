import styles from './StateMark.module.css'

export type WorkState = 'new' | 'in work' | 'offer sent' | 'won' | 'lost' | 'spam'
type SellingState = 'available' | 'reserved' | 'sold'
type ReleaseState = 'live' | 'canary' | 'former' | 'published' | 'failed'

type State = WorkState | SellingState | ReleaseState

const words: Record<State, string> = {
  new: 'New',
  'in work': 'In work',
  'offer sent': 'Offer sent',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
  available: 'Available',
  reserved: 'Reserved',
  sold: 'Sold',
  live: 'Live',
  canary: 'Canary',
  former: 'Former',
  published: 'Published',
  failed: 'Failed',
}

/** The word of a state, as every list has it. */
export const stateWord = (state: State) => words[state]

/** A state: its shape, then its word. The shape never stands alone. */
export function StateMark({ state, children }: { state: State; children?: string }) {
  return (
    <span className={styles.state} data-state={state}>
      <i className={styles.shape} aria-hidden="true" />
      {children ?? words[state]}
    </span>
  )
}
