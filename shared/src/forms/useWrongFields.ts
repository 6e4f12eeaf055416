import { type RefObject, useEffect, useRef, useState } from 'react'

/** From this many errors on they are also listed above the fields. */
const MANY = 3

/**
 * After a refused attempt moves the focus to the first wrong field.
 * @returns the number of the attempt whose errors are to be listed instead; 0 when they are not
 */
export function useWrongFields(
  { submitCount, isSubmitting }: { submitCount: number; isSubmitting: boolean },
  form: RefObject<HTMLFormElement | null>,
): number {
  const [listed, setListed] = useState(0)
  const seen = useRef(0)

  useEffect(() => {
    if (isSubmitting || submitCount === seen.current) return
    seen.current = submitCount
    // In the order of the page, and whoever refused them, the schema or the server.
    const wrong = form.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? []
    setListed(wrong.length >= MANY ? submitCount : 0)
    if (wrong.length < MANY) wrong[0]?.focus()
  }, [submitCount, isSubmitting, form])

  return listed
}
