import type { User } from '@brightfill/shared/contract'
import { useSite } from '@brightfill/shared/store'
import { useEffect, useState } from 'react'

/**
 * The signed-in person whose profile fills empty fields of a form; undefined in the first render. The form's
 * `Unsent` comes first: Formik resolves `setValues` against the last render, so of two in one commit the later wins.
 */
export function useProfile(): User | undefined {
  const user = useSite(({ session }) => (session.status === 'user' ? session.user : undefined))
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return mounted ? user : undefined
}
