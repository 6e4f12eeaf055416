import { useEffect, useState } from 'react'

/** Milliseconds after the last key until an address is tried. */
const PAUSE = 400

/** Whether the site finds nothing at an address of its own, as a visitor would. */
export function useIsGone(address: string): boolean {
  const path = /^\/(?!\/)/.test(address) ? address.replace(/[?#].*/, '') : ''
  const [gone, setGone] = useState('')
  useEffect(() => {
    if (!path) return
    const trying = new AbortController()
    const timer = setTimeout(async () => {
      const answer = await fetch(path, { method: 'HEAD', signal: trying.signal }).catch(() => undefined)
      if (answer?.status === 404) setGone(path)
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      trying.abort()
    }
  }, [path])
  return path !== '' && gone === path
}
