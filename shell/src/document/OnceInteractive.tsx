import { type ReactNode, useEffect } from 'react'

/** Calls back when what it holds is on the page and answers to the visitor: React only plans that when it is told to hydrate. */
export function OnceInteractive({ call, children }: { call: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(call, [])
  return children
}
