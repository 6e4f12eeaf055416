import { useEffect, useRef } from 'react'

/** Calls for Escape wherever the focus is, unless a field has used the key. */
export function useEscape(listening: boolean, leave: () => void) {
  const done = useRef(leave)
  useEffect(() => {
    done.current = leave
  })
  useEffect(() => {
    if (!listening) return
    const press = ({ key, defaultPrevented, isComposing }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && !isComposing) done.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [listening])
}
