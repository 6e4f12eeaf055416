import { useEffect, useRef } from 'react'

/** Whether the visitor has left the page, for answers that come late. */
export function useGone() {
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])
  return gone
}
