import type { User } from '@brightfill/shared/contract'
import { useFormikContext } from '@brightfill/shared/forms'
import { usePrefill, useProfile, withoutProfile } from '@brightfill/shared/public-forms'
import { useEffect } from 'react'
import { sellDraft } from './sellDraft'
import type { Sell } from './sellSchema'

/** Keeps typed text for the next page, and fills in the profile of a signed-in visitor. */
export function KeptValues() {
  const { values } = useFormikContext<Sell>()
  const filledIn = usePrefill({
    user: useProfile(),
    answersOf: profileSeller,
    typedPhone: () => sellDraft.values.phone,
  })

  useEffect(() => {
    const { phone: _, ...typed } = values // the phone field keeps its own text, complete or not
    sellDraft.keep(withoutProfile(typed, filledIn.current)) // the draft outlives the session
  }, [values, filledIn])

  return null
}

/** The fields that a user's profile already answers. */
export const profileSeller = ({ name, last_name, email, phone }: User) => ({ name, last_name, email, phone })
