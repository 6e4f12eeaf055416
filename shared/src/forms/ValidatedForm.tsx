import { Formik, type FormikHelpers, type FormikValues } from 'formik'
import { type ReactNode, useId } from 'react'
import type { ObjectSchema } from 'yup'
import { FormScope } from './FormScope'
import { SubmittedForm } from './SubmittedForm'

interface ValidatedFormProps<Values extends FormikValues> {
  initialValues: Values
  schema?: ObjectSchema<Values>
  /** Takes new initial values over, and with them what is in the fields. */
  enableReinitialize?: boolean
  /** Given what the schema makes of the values: trimmed. */
  onSubmit: (values: Values, form: FormikHelpers<Values>) => Promise<void>
  className?: string
  children: ReactNode
}

/** A form that is checked against a schema when it is sent, and from then on with every change. */
export function ValidatedForm<Values extends FormikValues>({
  initialValues,
  schema,
  enableReinitialize,
  onSubmit,
  className,
  children,
}: ValidatedFormProps<Values>) {
  const id = useId()
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={schema}
      validateOnBlur={false}
      enableReinitialize={enableReinitialize}
      onSubmit={(values, form) => onSubmit(schema ? (schema.cast(values) as Values) : values, form)} // a valid value casts to itself, trimmed
    >
      <FormScope value={id}>
        <SubmittedForm className={className}>{children}</SubmittedForm>
      </FormScope>
    </Formik>
  )
}
