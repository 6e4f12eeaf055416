import { useFormikContext } from 'formik'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { ErrorSummary } from './ErrorSummary'

/** From this many errors on they are also listed above the fields. */
const manyErrors = 3

/** The form element: sends once at a time, and after a refused attempt leads to what is wrong. */
export function SubmittedForm({ className, children }: { className?: string; children: ReactNode }) {
  const { submitForm, submitCount, isSubmitting, errors } = useFormikContext()
  const form = useRef<HTMLFormElement>(null)
  const running = useRef(false)
  const [summarised, setSummarised] = useState(0)
  const wrong = useRef(0)
  wrong.current = Object.keys(errors).length

  useEffect(() => {
    if (submitCount === 0 || isSubmitting || wrong.current === 0) return
    if (wrong.current >= manyErrors) setSummarised(submitCount)
    else form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [submitCount, isSubmitting])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (running.current) return
    running.current = true
    try {
      await submitForm()
    } finally {
      running.current = false
    }
  }
  return (
    <form ref={form} noValidate className={className} onSubmit={submit}>
      {summarised > 0 && <ErrorSummary key={summarised} />}
      {children}
    </form>
  )
}
