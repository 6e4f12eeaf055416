import { useEffect } from 'react'
import { create } from 'zustand'

interface UnsavedForm {
  /** The text is being sent, and the answer may lead to another page. */
  isBeingSent?: () => boolean
}

/** Forms on the page that hold something typed and not saved. A page has several, so the site's one flag is too few. */
export const useUnsavedForms = create<readonly UnsavedForm[]>(() => [])

/** Meanwhile the office asks before the page is left or reloaded, which would lose what is typed. */
export function useUnsaved(unsaved: boolean, isBeingSent?: () => boolean) {
  useEffect(() => {
    if (!unsaved) return
    const form: UnsavedForm = isBeingSent ? { isBeingSent } : {}
    useUnsavedForms.setState((forms) => [...forms, form], true)
    return () => useUnsavedForms.setState((forms) => forms.filter((other) => other !== form), true)
  }, [unsaved, isBeingSent])
}
