import { ApiError } from '@brightfill/shared/api'
import { type Dispatch, type SetStateAction, useState } from 'react'
import { useUnsaved } from './useUnsaved'

export interface TypedOver<Values> {
  /** The stored values that the typing began with; undefined: those that are stored when it is saved. */
  former: Values | undefined
  values: Values
}

/** Names of the values that a field of text has. */
type TextIn<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values]

type Held<Typed> = [typed: Typed | undefined, set: Dispatch<SetStateAction<Typed | undefined>>]

/**
 * Fields over values that colleagues change too: news show where nothing is typed, and leave alone what is. The api
 * refuses a save (409) when the values are not those any more that the typing began with, and says what they are;
 * whoever saves again after that goes on from what is stored then. Until it is saved, leaving the page asks first.
 * @param stored the values as they are stored, of plain data
 * @param held keeps what is typed where it outlives the form; without it, it ends with the form
 */
export function useTypedOver<Values extends object>(stored: Values, held?: Held<TypedOver<Values>>) {
  const own = useState<TypedOver<Values>>()
  const [typed, setTyped] = held ?? own
  const values = typed?.values ?? stored
  const former = typed?.former ?? stored
  const changed = typed !== undefined
  useUnsaved(changed)
  function type(change: Partial<Values>) {
    const next = { ...values, ...change }
    const isStored = JSON.stringify(next) === JSON.stringify(stored)
    setTyped(isStored ? undefined : { former, values: next })
  }
  return {
    /** Something is typed and not saved. */
    changed,
    values,
    former,
    type,
    /** Props that bind a field of text to a value. */
    field: (name: TextIn<Values>) => ({
      value: values[name] as string, // the type of the name says so
      onChange: ({ target }: { target: { value: string } }) => type({ [name]: target.value } as Partial<Values>), // too
    }),
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
