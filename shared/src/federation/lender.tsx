import type { LoadPart } from '@brightfill/shared/late'
import { createContext, type ReactNode, use } from 'react'

/** The shell lends components to remotes; all borrow through its one federation instance. */
export interface Lender {
  /**
   * Loads a component by `remote/Component`: the same function for the same name. It rejects when the remote cannot be
   * loaded; the next call then tries again. On the server the component renders the stylesheets that the document has
   * to name.
   */
  loaderOf<Props>(name: string): LoadPart<Props>
}

const LenderContext = createContext<Lender | undefined>(undefined)

export function LenderProvider({ lender, children }: { lender: Lender; children: ReactNode }) {
  return <LenderContext value={lender}>{children}</LenderContext>
}

export function useLender(): Lender {
  const lender = use(LenderContext)
  if (!lender) throw new Error('There is no lender above this component')
  return lender
}
