import { GoLink } from '@brightfill/shared/ui'
import type { ReactNode } from 'react'
import { focusContactForm } from './focusContactForm'

/** Leads to the footer and puts the cursor into its form; without scripts it is a link to the footer. */
export function ContactLink({ children }: { children: ReactNode }) {
  return (
    <GoLink to="#footer" onClick={focusContactForm}>
      {children}
    </GoLink>
  )
}
