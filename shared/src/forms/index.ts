// Only this unit imports Formik and yup. It is a separate chunk, so a page without a form loads neither
// (docs/decisions/0007).

export { type FormikHelpers, useField, useFormikContext } from 'formik'
export { boolean, type InferType, number, type ObjectSchema, object, ref, string } from 'yup'
export { FailureNote } from './FailureNote'
export { type DraftOptions, useFormScope } from './FormScope'
export {
  CheckboxField,
  type CheckboxFieldProps,
  PasswordField,
  type PasswordFieldProps,
  SelectField,
  type SelectFieldProps,
  TextAreaField,
  type TextAreaFieldProps,
  TextField,
  type TextFieldProps,
} from './fields'
export { fillKnown } from './knownValues'
export { PrivacyLink } from './PrivacyLink'
export { confirmationOf, email, optionalEmail, password } from './rules'
export { SubmitButton } from './SubmitButton'
export { settleForm } from './settleForm'
export { type ServerErrors, showServerErrors } from './showServerErrors'
export { TrapField } from './TrapField'
export { onTheWay, putAside } from './underWay'
export { type FormField, useFormField } from './useFormField'
export { type PublicFormOptions, type Sent, usePublicForm } from './usePublicForm'
export { ValidatedForm, type ValidatedFormProps } from './ValidatedForm'
