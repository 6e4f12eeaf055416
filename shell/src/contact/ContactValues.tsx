import type { User } from '@brightfill/shared/contract'
import { useFormikContext } from '@brightfill/shared/forms'
import { useEffect } from 'react'
import type { Contact } from './Contact'
import { contactDraft, keepContactDraft } from './contactDraft'
import { profileContact } from './profileContact'
import { TrapField } from './TrapField'

/** Keeps what is typed for the next page, fills in what a signed-in visitor has told us before, and sets the trap. */
export function ContactValues({ user }: { user: User | undefined }) {
  const { values, setValues, setFieldValue } = useFormikContext<Contact>()

  useEffect(() => {
    const { phone: _, ...typed } = values // the phone field keeps its own text, complete or not
    keepContactDraft(typed)
  }, [values])

  useEffect(() => {
    if (!user) return
    const known = profileContact(user)
    void setValues((now) => ({
      ...now,
      name: now.name || (known.name ?? ''),
      email: now.email || (known.email ?? ''),
      phone: now.phone || (contactDraft().phone ? '' : (known.phone ?? '')),
      full_address: now.full_address || (known.full_address ?? ''),
    }))
  }, [user, setValues])

  return <TrapField name="website" value={values.website} onChange={(event) => void setFieldValue('website', event.target.value)} />
}
