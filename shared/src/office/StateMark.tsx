import styles from './StateMark.module.css'
import { texts } from './texts'

export type WorkState = 'new' | 'in work' | 'offer sent' | 'won' | 'lost' | 'spam'
type SellingState = 'available' | 'reserved' | 'sold'
type PublishingState = 'draft' | 'live' | 'changes' | 'planned' | 'offline'
type ReleaseState = 'live' | 'canary' | 'former' | 'published' | 'failed'

type State = WorkState | SellingState | PublishingState | ReleaseState

/** The label of a state, the same in every list: its name, with a capital letter. */
export const stateWord = (state: State) =>
  state === 'in work' ? texts.inProgress : state.charAt(0).toUpperCase() + state.slice(1)

/** A state: its shape, then its word. The shape never stands alone. */
export function StateMark({ state, children }: { state: State; children?: string }) {
  return (
    <span className={styles.state} data-state={state}>
      <i className={styles.shape} aria-hidden="true" />
      <span>{children ?? stateWord(state)}</span>
    </span>
  )
}
