import { useLatestCall } from '@brightfill/shared/hooks'
import { useCallback, useRef, useState } from 'react'

/**
 * The options of one select, loaded from the api. A later load replaces an earlier one. A load that fails
 * leaves the list empty and says so; it is tried again when the visitor asks for it or opens the select.
 */
export function useChoices() {
  const [choices, setChoices] = useState<readonly string[]>([])
  const [failed, setFailed] = useState(false)
  const { start, cancel } = useLatestCall()
  const again = useRef<() => void>(undefined)

  const clear = useCallback(() => {
    cancel()
    again.current = undefined
    setFailed(false)
    setChoices([])
  }, [cancel])
  const load = useCallback(
    (fetchChoices: (signal: AbortSignal) => Promise<string[]>) => {
      clear()
      const signal = start()
      fetchChoices(signal).then(
        (found) => {
          if (!signal.aborted) setChoices(found)
        },
        () => {
          if (signal.aborted) return
          again.current = () => load(fetchChoices)
          setFailed(true)
        },
      )
    },
    [clear, start],
  )
  const retry = useCallback(() => again.current?.(), [])
  // It may have the focus already when it is opened again.
  return { choices, failed, load, clear, retry, handlers: { onFocus: retry, onPointerDown: retry, onKeyDown: retry } }
}
