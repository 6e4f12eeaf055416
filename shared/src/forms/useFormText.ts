import { draftOf, forgetDraft, isSameText, isSecret, keepDraft, textIn } from '@brightfill/shared/draft'
import { useHydrated } from '@brightfill/shared/ui'
import { type FormikValues, getIn, type useFormik } from 'formik'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { DraftOptions, FieldTexts } from './FormScope'
import { fillKnown, withoutKnown } from './knownValues'

interface Options<Values extends FormikValues> {
  formik: ReturnType<typeof useFormik<Values>>
  element: RefObject<HTMLFormElement | null>
  draft: DraftOptions | undefined
}

type Flat = Readonly<Record<string, unknown>>

/**
 * Restores the text of a form: what was typed before the form was interactive, and its draft. Keeps the draft
 * up to date, with only the visitor's own text: no initial values, no profile, nothing that is being sent.
 */
export function useFormText<Values extends FormikValues>({ formik, element, draft }: Options<Values>): FieldTexts {
  const hydrated = useHydrated()
  const [drawnByServer] = useState(!hydrated)
  const [settled, setSettled] = useState(false)
  const ownTexts = useRef(new Set<string>())
  const filledIn = useRef<Readonly<Record<string, string>>>({})
  const { name = '', about, known, keep = true } = draft ?? {}
  const { values, initialValues, setFieldValue, setFormikState, validateForm, submitCount } = formik

  function restore(field: string, value: string | boolean) {
    if (typeof getIn(values, field) === typeof value && !ownTexts.current.has(field))
      void setFieldValue(field, value, false)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: ticks belong to the subject of the form
  useLayoutEffect(() => {
    const kept = draftOf(name)
    if (draft && kept.about === about)
      for (const [field, value] of Object.entries(kept.text)) if (typeof value === 'boolean') restore(field, value)
  }, [about])

  // Before anything is painted, and before fields with a text of their own read it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    const typed = drawnByServer && element.current ? textIn(element.current) : {}
    const kept = draft ? draftOf(name) : { text: {} }
    for (const [field, value] of Object.entries({ ...kept.text, ...typed }))
      if (field in typed || typeof value === 'string') restore(field, value)
    if (draft && !keep) forgetDraft(name)
    setSettled(true)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each user
  useEffect(() => {
    const former = filledIn.current
    if (!settled || (!known && Object.keys(former).length === 0)) return
    filledIn.current = known ?? {}
    const typed = draft && draftOf(name).text
    let next = values
    setFormikState((state) => {
      next = fillKnown(withoutKnown(state.values, former), { known, typed })
      return { ...state, values: next }
    })
    if (submitCount > 0) void validateForm(next)
  }, [settled, known])

  useEffect(() => {
    if (!name || !keep || !settled) return
    const { text, sending = {}, about: former } = draftOf(name)
    const others: readonly Flat[] = [initialValues, filledIn.current, sending]
    const own = Object.entries(values).filter(
      ([field, value]) =>
        !ownTexts.current.has(field) &&
        !isSecret(field) &&
        (typeof value === 'string' || typeof value === 'boolean') &&
        !others.some((other) => field in other && isSameText(value, other[field])),
    )
    // Ticks about something else wait until the visitor is back there.
    const waits = former !== about && !own.some(([, value]) => typeof value === 'boolean')
    const kept = Object.entries(text).filter(
      ([field, value]) => ownTexts.current.has(field) || (waits && typeof value === 'boolean'),
    )
    keepDraft(name, { text: Object.fromEntries([...kept, ...own]), about: waits ? former : about })
  }, [values, initialValues, settled, name, about, keep])

  return useMemo(
    () => ({
      settled,
      ownText(field) {
        ownTexts.current.add(field)
        const text = name ? draftOf(name).text[field] : undefined
        return typeof text === 'string' ? text : undefined
      },
      keepOwnText(field, text) {
        if (!name || !keep) return
        const { [field]: _, ...others } = draftOf(name).text
        const { sending = {} } = draftOf(name)
        const known = [initialValues, filledIn.current, sending] as readonly Flat[]
        const isOthers = known.some((other) => field in other && isSameText(text, other[field]))
        keepDraft(name, { text: isOthers ? others : { ...others, [field]: text } })
      },
    }),
    [settled, name, keep, initialValues],
  )
}
