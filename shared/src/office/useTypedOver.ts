import { ApiError } from '@brightfill/shared/api'
import type { Changed } from '@brightfill/shared/contract'
import { type Dispatch, type SetStateAction, useState } from 'react'
import { useUnsaved } from './useUnsaved'

export interface TypedOver<Values> {
  /** The version of the record that the typing began with; undefined: the one that is stored when it is saved. */
  version: number | undefined
  values: Values
  /** The colleague who had changed the record at the last save. */
  changed?: Changed
}

/** The change that a form saves to a shared record: the api refuses it unless the version is the current one. */
export interface Saved<Values> {
  values: Values
  version: number | undefined
}

/** Names of the text values. */
type TextIn<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values]

type Held<Typed> = [typed: Typed | undefined, set: Dispatch<SetStateAction<Typed | undefined>>]

export type TypedOverForm<Values extends object> = ReturnType<typeof useTypedOver<Values>>

/**
 * Fields for values that colleagues change too: their changes show unless something else is typed. The api refuses a
 * save (409) when a colleague has changed the record since the typing began; the form then shows both (`BothVersions`),
 * and saving again replaces what is there. Until it is saved, leaving the page asks first.
 * @param stored the values as they are stored, of plain data
 * @param version that of their record
 * @param held stores what is typed beyond the life of the form; without it, it ends with the form
 */
export function useTypedOver<Values extends object>(
  stored: Values,
  version: number | undefined,
  held?: Held<TypedOver<Values>>,
) {
  const own = useState<TypedOver<Values>>()
  const [typed, setTyped] = held ?? own
  const values = typed?.values ?? stored
  const begun = typed ? (typed.version ?? version) : version
  useUnsaved(typed !== undefined)
  function type(change: Partial<Values>) {
    const next = { ...values, ...change }
    const isStored = JSON.stringify(next) === JSON.stringify(stored)
    setTyped(isStored ? undefined : { ...typed, version: begun, values: next })
  }
  return {
    /** Whether there is unsaved text. */
    changed: typed !== undefined,
    values,
    stored,
    /** The colleague with the change that the last save would have replaced. */
    meanwhile: typed?.changed,
    type,
    /** Gives up what is typed. */
    takeStored: () => setTyped(undefined),
    /** Props that bind a field of text to a value. */
    field: (name: TextIn<Values>) => ({
      value: values[name] as string, // the type of the name says so
      onChange: ({ target }: { target: { value: string } }) => type({ [name]: target.value } as Partial<Values>), // too
    }),
    /** Saves by `call`; what is typed meanwhile stays. */
    async save(call: (saved: Saved<Values>) => Promise<unknown>): Promise<void> {
      try {
        await call({ values, version: begun })
        setTyped((now) => (now === typed ? undefined : now && { values: now.values, version: undefined }))
      } catch (error) {
        // A colleague who saves again has seen the current version.
        if (error instanceof ApiError && error.status === 409)
          setTyped((now) => now && { ...now, version: undefined, ...(error.changed && { changed: error.changed }) })
        throw error
      }
    },
  }
}
