import type { User } from '@brightfill/shared/contract'
import { usePrefill, useProfile } from '@brightfill/shared/public-forms'
import type { RefObject } from 'react'

const answersOf = ({ name, last_name, email, phone }: User) => ({ name, last_name, email, phone })

/** Fills empty fields from the profile of a signed-in visitor. */
export function Prefill({ typedPhone }: { typedPhone: RefObject<string> }) {
  usePrefill({ user: useProfile(), answersOf, typedPhone: () => typedPhone.current })
  return null
}
