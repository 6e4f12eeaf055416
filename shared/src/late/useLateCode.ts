import { useNear } from '@brightfill/shared/ui'
import { type RefObject, useEffect, useState } from 'react'
import { untilItSucceeds } from './untilItSucceeds'

/**
 * Loads code that improves a part, which works without it, when the part is near. Code that fails is fetched again
 * quietly.
 * @param rootMargin distance to the window, as a CSS margin
 * @param load must be the same function on every render
 * @returns the result of `load`; undefined until then
 */
export function useLateCode<Code>(
  element: RefObject<Element | null>,
  rootMargin: string,
  load: () => Promise<Code>,
): Code | undefined {
  const near = useNear(element, rootMargin)
  const [code, setCode] = useState<{ loaded: Code }>()
  useEffect(() => {
    if (near) void untilItSucceeds(load).then((loaded) => setCode({ loaded }))
  }, [near, load])
  return code?.loaded
}
