import { type RefObject, useEffect, useRef, useState } from 'react'

/** With this many errors or more, they are also listed above the fields. */
const MANY = 3

/**
 * Moves the focus to the first wrong field after a refused attempt.
 * @returns the number of the attempt that has its errors listed instead; 0 when none has
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
    // In the order of the page, whether the schema or the server refused them.
    const wrong = form.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? []
    setListed(wrong.length >= MANY ? submitCount : 0)
    if (wrong.length < MANY) wrong[0]?.focus()
  }, [submitCount, isSubmitting, form])

  return listed
}
