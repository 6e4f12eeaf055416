import { SubmitButton } from '@brightfill/shared/forms'
import { useHydrated } from '@brightfill/shared/ui'
import type { ReactNode } from 'react'

interface AuthSubmitProps {
  /** The label while the form is sent. */
  submitting: string
  children: ReactNode
}

/**
 * Sends a form of these pages. Only scripts can: the api answers with JSON, which a browser would show. So it waits for
 * them. The forms have `method="post"`, so that no password gets into an address if something sends them anyway.
 */
export function AuthSubmit({ submitting, children }: AuthSubmitProps) {
  const hydrated = useHydrated()
  return (
    <SubmitButton wide size="md" progressLabel={submitting} disabled={!hydrated}>
      {children}
    </SubmitButton>
  )
}
