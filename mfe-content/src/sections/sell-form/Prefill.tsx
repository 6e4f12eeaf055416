import { useFormikContext } from '@brightfill/shared/forms'
import { useSite } from '@brightfill/shared/store'
import { useEffect } from 'react'
import type { Sell } from './sellSchema'

/** Fills what a signed-in visitor has told us before into the fields that are still empty. */
export function Prefill() {
  const user = useSite(({ session }) => (session.status === 'user' ? session.user : undefined))
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
