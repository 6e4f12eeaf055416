import { useRouteError } from '@brightfill/shared/router'
import { texts } from './texts'

/** The text under the heading of a failed page: it never blames the connection for a fault in the page's code. */
export function useFailureText(connection: string): string {
  return isCodeFault(useRouteError()) ? texts.broke : connection
}

const codeFaults = [TypeError, RangeError, ReferenceError, DOMException]

const isCodeFault = (error: unknown) => codeFaults.some((fault) => error instanceof fault)
