import { useEffect, useState } from 'react'

/** Milliseconds without a letter after which a search begins. */
export const PAUSE = 250

/** The typed text after a pause, so that a search does not run for each letter. */
export function useSettled(words: string): string {
  const [settled, settle] = useState(words)
  useEffect(() => {
    const timer = setTimeout(settle, words ? PAUSE : 0, words)
    return () => clearTimeout(timer)
  }, [words])
  return settled
}
