import { useEffect } from 'react'
import { create } from 'zustand'

/** Forms on the page that hold something typed and not saved. A page has several, so the site's one flag is too few. */
export const useUnsavedForms = create<readonly object[]>(() => [])

/** While it is so, the office asks before the page is left or loaded anew, which would lose what is typed. */
export function useUnsaved(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return
    const form = {}
    useUnsavedForms.setState((forms) => [...forms, form], true)
    return () => useUnsavedForms.setState((forms) => forms.filter((other) => other !== form), true)
  }, [unsaved])
}
