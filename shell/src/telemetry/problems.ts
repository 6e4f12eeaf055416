import type { BrowserError } from './beacon'

/** A failure on the page in its raw form. */
export interface Problem {
  kind: BrowserError['kind']
  error: unknown
  /** React's component stack down to the component that threw. */
  componentStack?: string
}

declare global {
  /** Collects problems from early.js and React's callbacks until startTelemetry takes over. */
  var brightfill_problems:
    | { push(problem: Problem | Event): unknown; splice(start: number): (Problem | Event)[] }
    | undefined
}

type ReactCallback = (error: unknown, info: { componentStack?: string }) => void

/** Records the error, then does what React does by default. */
function noted(kind: Problem['kind'], byDefault: (error: unknown) => void): ReactCallback {
  return (error, { componentStack }) => {
    globalThis.brightfill_problems?.push({ kind, error, componentStack })
    byDefault(error)
  }
}

/** Error callbacks for React's root. Errors also reach the console or the window, as they do by default. */
export const reactErrors = {
  // biome-ignore lint/suspicious/noConsole: React's own default for errors that a boundary has caught
  onCaughtError: noted('caught', (error) => console.error(error)),
  onRecoverableError: noted('recoverable', reportError),
  onUncaughtError: noted('uncaught', reportError),
}
