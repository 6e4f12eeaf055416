import type { BrowserError } from './beacon'

/** Something that went wrong on the page, as it was seen. */
export interface Problem {
  kind: BrowserError['kind']
  error: unknown
  /** React's way to the component that threw. */
  componentStack?: string
}

declare global {
  /** Collects what happens until startTelemetry takes it over: filled by early.js and React's callbacks. */
  var brightfill_problems:
    | { push(problem: Problem | Event): unknown; splice(start: number): (Problem | Event)[] }
    | undefined
}

type ReactCallback = (error: unknown, info: { componentStack?: string }) => void

/** Notes the error and then does what React does by default. */
function noted(kind: Problem['kind'], byDefault: (error: unknown) => void): ReactCallback {
  return (error, { componentStack }) => {
    globalThis.brightfill_problems?.push({ kind, error, componentStack })
    byDefault(error)
  }
}

/** For React's root: errors also end up where they would without us, in the console or at the window. */
export const reactErrors = {
  // biome-ignore lint/suspicious/noConsole: React's own default for errors that a boundary has caught
  onCaughtError: noted('caught', (error) => console.error(error)),
  onRecoverableError: noted('recoverable', reportError),
  onUncaughtError: noted('uncaught', reportError),
}
