import type { BlogCardsProps, MachineGridProps } from '@brightfill/shared/contract'
import { type ComponentType, createContext, type ReactNode, use } from 'react'

/** Every component a remote lends to another, by `remote/Component`, with its props. */
export interface LentComponents {
  'blog/BlogCards': BlogCardsProps
  'catalogue/MachineGrid': MachineGridProps
}

export type LentName = keyof LentComponents

/** A file as a document names it. */
interface NamedFile {
  href: string
  integrity: string
}

/**
 * How the shell hands out lent components. There is one per page, so every remote borrows through the shell's
 * federation instance.
 */
export interface Lender {
  /** The same promise on every call until `forget`; rejects when the remote cannot be loaded. */
  load<Name extends LentName>(name: Name): Promise<ComponentType<LentComponents[Name]>>
  /**
   * For what stands as the server drew it: what `load` brings as soon as it succeeds. In the browser it never rejects,
   * and is tried again by itself.
   */
  arrival<Name extends LentName>(name: Name): Promise<ComponentType<LentComponents[Name]>>
  /** Makes the next `load` fetch again. */
  forget(name: LentName): void
  /**
   * On the server: the sheets the document must carry for the component. Empty in the browser, where loading the chunk
   * brings its sheet.
   */
  styles(name: LentName): NamedFile[]
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
