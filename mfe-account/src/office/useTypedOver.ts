import { ApiError } from '@brightfill/shared/api'
import { useState } from 'react'

interface Typed<Values> {
  /** The stored values that the typing began with; undefined: those that are stored when it is saved. */
  former: Values | undefined
  values: Values
}

/**
 * Fields over values that colleagues change too: news show where nothing is typed, and leave alone what is. The api
 * refuses a save (409) when the values are not those any more that the typing began with, and says what they are;
 * whoever saves again after that goes on from what is stored then.
 */
export function useTypedOver<Values extends object>(stored: Values) {
  const [typed, setTyped] = useState<Typed<Values>>()
  const values = typed?.values ?? stored
  const former = typed?.former ?? stored
  return {
    values,
    former,
    type: (change: Partial<Values>) => setTyped({ former, values: { ...values, ...change } }),
    /** Saves by `call`; what is typed meanwhile stays. */
    async save(call: (sent: { values: Values; former: Values }) => Promise<unknown>): Promise<void> {
      try {
        await call({ values, former })
        setTyped((now) => (now === typed ? undefined : now && { ...now, former: undefined }))
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) setTyped((now) => now && { ...now, former: undefined })
        throw error
      }
    },
  }
}
