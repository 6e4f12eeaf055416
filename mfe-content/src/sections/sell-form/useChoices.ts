import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * The options of one select that come from the server. A later load replaces an earlier one, whose answer is dropped; one that
 * fails leaves the list empty and is tried again when the visitor comes back to the select.
 */
export function useChoices() {
  const [choices, setChoices] = useState<readonly string[]>([])
  const running = useRef<AbortController>(undefined)
  const again = useRef<() => void>(undefined)

  useEffect(() => () => running.current?.abort(), [])

  const clear = useCallback(() => {
    running.current?.abort()
    again.current = undefined
    setChoices([])
  }, [])

  const load = useCallback(
    (fetchChoices: (signal: AbortSignal) => Promise<string[]>) => {
      clear()
      const controller = new AbortController()
      running.current = controller
      fetchChoices(controller.signal).then(
        (found) => {
          if (!controller.signal.aborted) setChoices(found)
        },
        () => {
          if (!controller.signal.aborted) again.current = () => load(fetchChoices)
        },
      )
    },
    [clear],
  )

  const retry = useCallback(() => again.current?.(), [])

  return { choices, load, clear, retry }
}
