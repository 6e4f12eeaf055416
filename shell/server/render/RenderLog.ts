import type { Reason } from './NotRendered'

/**
 * Called when something goes wrong around rendering. Each event names its composition and, when it is known, the remote
 * as `name@release`.
 */
export interface RenderLog {
  /** A page is left to the browser. */
  notRendered(event: { composition: string; remote?: string; reason: Reason; detail: string; requestId: string }): void
  /** A page came without the components of a remote, which stopped its process. */
  leftOut(event: { composition: string; remote: string; requestId: string }): void
  /** A remote is not rendered for a while, or is again. */
  resting(event: { composition: string; remote: string; resting: boolean }): void
  /** Something threw outside of any page. */
  stray(event: { composition: string; remote?: string; message: string; stack?: string }): void
}
