import { useFormikContext } from '@brightfill/shared/forms'
import { useProfile } from '@brightfill/shared/public-forms'
import { useEffect } from 'react'
import type { Sell } from './sellSchema'

/** Fills empty fields from the profile of a signed-in visitor. */
export function Prefill() {
  const user = useProfile()
  const { setValues } = useFormikContext<Sell>()
  useEffect(() => {
    if (!user) return
    void setValues((now) => ({
      ...now,
      name: now.name || user.name,
      last_name: now.last_name || user.last_name,
      email: now.email || user.email,
      phone: now.phone || user.phone,
    }))
  }, [user, setValues])
  return null
}
