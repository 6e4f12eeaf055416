import { type ReactNode, useEffect } from 'react'

/** Calls back once its children are on the page and respond to input; `hydrateRoot` returns earlier than that. */
export function OnceInteractive({ call, children }: { call: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(call, [])
  return children
}
