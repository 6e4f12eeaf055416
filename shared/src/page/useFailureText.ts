import { useRouteError } from '@brightfill/shared/router'
import { texts } from './texts'

/** The words under the heading of a page that failed: a fault of the page's own code is never the connection's. */
export function useFailureText(connection: string): string {
  return isCodeFault(useRouteError()) ? texts.broke : connection
}

const codeFaults = [TypeError, RangeError, ReferenceError, DOMException]

const isCodeFault = (error: unknown) => codeFaults.some((fault) => error instanceof fault)
