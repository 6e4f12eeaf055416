import { useState, useSyncExternalStore } from 'react'
import { isSlowPhone, type Navigator } from './isSlowPhone'
import { LESS_MOTION, lessMotion } from './lessMotion'

function subscribe(changed: () => void) {
  const query = window.matchMedia?.(LESS_MOTION)
  query?.addEventListener('change', changed)
  return () => query?.removeEventListener('change', changed)
}

function isCalm(): boolean {
  return lessMotion() || Boolean((navigator as Navigator).connection?.saveData)
}

/**
 * Whether films wait for the visitor to start them: because of a wish for less motion or fewer bytes, or a phone
 * on a slow line. True until scripts can tell.
 */
export function useCalm(): boolean {
  const calm = useSyncExternalStore(subscribe, isCalm, () => true)
  const [slow] = useState(() => typeof window === 'undefined' || isSlowPhone())
  return calm || slow
}
