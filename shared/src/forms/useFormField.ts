import { useHydrated } from '@brightfill/shared/ui'
import { getIn, useFormikContext } from 'formik'
import { fieldId, useFormScope } from './FormScope'
import { faultOf } from './faultOf'
import type { ServerErrors } from './showServerErrors'

/** One field of the form around it. */
export interface FormField<Value> {
  id: string
  value: Value
  setValue: (value: Value) => void
  /** Its message: undefined before the first attempt to send, and while the field is valid. */
  error: string | undefined
  /** Reports a fault of its content instead of the schema's message; the form is not sent meanwhile. */
  setFault: (fault: string | undefined) => void
  /** Props for the control: until the form is interactive, the browser checks required fields. */
  required: { required: boolean; 'aria-required': true | undefined }
  optional: boolean
  /** For a control that shows something other than the value: its former text, and a function to store the new one. */
  ownText: { text: string | undefined; keep: (text: string) => void }
}

/**
 * Binds a control to the form around it.
 * @param name the field's name in the form's values, dotted for a field of an object
 * @param ownText the control shows something other than the value, and adopts early typing itself
 */
export function useFormField<Value extends string | boolean>(name: string, { ownText = false } = {}): FormField<Value> {
  const { values, errors, status, submitCount, setFieldValue, setStatus } = useFormikContext<Record<string, unknown>>()
  const scope = useFormScope()
  const hydrated = useHydrated()
  const id = fieldId(scope.id, name)
  const value: Value = getIn(values, name)
  const refused = (status as ServerErrors | undefined)?.fields?.[name]
  const required = scope.required.has(name)

  function setValue(next: Value) {
    void setFieldValue(name, next)
    if (refused === undefined) return
    const { [name]: _, ...others } = (status as ServerErrors).fields // the server's message was about the former value
    setStatus({ ...status, fields: others })
  }
  return {
    id,
    value,
    setValue,
    error: submitCount > 0 ? faultOf(name, { errors, status, faults: scope.faults }) : undefined,
    setFault: (fault) => scope.setFault(name, fault),
    required: { required: required && !hydrated, 'aria-required': required || undefined },
    optional: !required,
    ownText: {
      text: ownText ? scope.texts.ownText(name) : undefined,
      keep: (text) => scope.texts.keepOwnText(name, text),
    },
  }
}
