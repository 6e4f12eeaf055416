import { useHydrated } from '@brightfill/shared/ui'
import { type FormikErrors, type FormikHelpers, FormikProvider, type FormikValues, useFormik } from 'formik'
import {
  type FormHTMLAttributes,
  type RefObject,
  type SubmitEvent,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { ISchema, ObjectSchema, SchemaFieldDescription, SchemaObjectDescription } from 'yup'
import { ErrorSummary } from './ErrorSummary'
import { type DraftOptions, FormScope } from './FormScope'
import { useFormText } from './useFormText'
import { useWrongFields } from './useWrongFields'

export interface ValidatedFormProps<Values extends FormikValues>
  extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'onReset' | 'noValidate'> {
  initialValues: Values
  /** Without a schema nothing is checked. */
  schema?: ObjectSchema<Values>
  /** Called with valid values as the schema casts them: trimmed. The form is submitting until the promise settles. */
  onSubmit: (values: Values, form: FormikHelpers<Values>) => Promise<void> | void
  ref?: RefObject<HTMLFormElement | null>
  /** Keeps what is typed until it is sent; without it, it goes with the form. */
  draft?: DraftOptions | undefined
}

/**
 * A form that is checked against a schema when it is sent, and from then on at every change. It sends
 * once at a time and moves the focus to the errors after a refused attempt. All other props go to the form element,
 * such as `action` and `method` for a page without scripts, where the browser checks required fields.
 */
export function ValidatedForm<Values extends FormikValues>({
  initialValues,
  schema,
  onSubmit,
  ref,
  draft,
  children,
  ...rest
}: ValidatedFormProps<Values>) {
  const id = useId()
  const own = useRef<HTMLFormElement>(null)
  const element = ref ?? own
  const running = useRef(false)
  const hydrated = useHydrated()
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const present = useRef(faults)
  const setFault = useCallback((name: string, fault: string | undefined) => {
    const { [name]: former, ...others } = present.current
    if (former === fault) return
    present.current = fault === undefined ? others : { ...others, [name]: fault }
    setFaults(present.current)
  }, [])
  const formik = useFormik<Values>({
    initialValues,
    validate: () => present.current as FormikErrors<Values>, // fields name themselves as the values do
    validationSchema: schema,
    validateOnBlur: false,
    // Formik waits forever when this function returns no promise. Valid values cast to themselves, trimmed.
    onSubmit: async (values, form) => onSubmit(schema ? (schema.cast(values) as Values) : values, form),
  })
  // A field reports its fault after its value has changed and been validated.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another fault matters
  useEffect(() => {
    if (formik.submitCount > 0) void formik.validateForm()
  }, [faults])
  const summary = useWrongFields(formik, element)
  const required = useMemo(() => requiredFields(schema), [schema])
  const texts = useFormText({ formik, element, draft })
  const scope = useMemo(() => ({ id, required, faults, setFault, texts }), [id, required, faults, setFault, texts])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (running.current) return
    running.current = true
    formik.setStatus(undefined)
    try {
      await formik.submitForm()
    } finally {
      running.current = false
    }
  }
  return (
    <FormikProvider value={formik}>
      <FormScope value={scope}>
        <form {...rest} ref={element} data-draft={draft?.name} noValidate={hydrated} onSubmit={submit}>
          {summary > 0 && <ErrorSummary key={summary} />}
          {children}
        </form>
      </FormScope>
    </FormikProvider>
  )
}

/** Names of the fields that a schema requires, dotted for nested objects. */
function requiredFields(schema: ISchema<unknown> | undefined): ReadonlySet<string> {
  return new Set(schema ? namesIn(schema.describe()) : [])
}

function namesIn(description: SchemaFieldDescription, path = ''): string[] {
  // only objects have fields
  const inside = Object.entries((description as Partial<SchemaObjectDescription>).fields ?? {})
  const names = inside.flatMap(([name, field]) => namesIn(field, path ? `${path}.${name}` : name))
  const { tests = [] } = description as { tests?: { name?: string }[] }
  return path && tests.some(({ name }) => name === 'required') ? [path, ...names] : names
}
