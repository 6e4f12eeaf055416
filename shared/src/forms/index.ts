// Only this unit imports Formik and yup. It is a separate chunk, so a page without a form loads neither
// (docs/decisions/0007).

export { type FormikHelpers, useField, useFormikContext } from 'formik'
export { boolean, type InferType, number, type ObjectSchema, object, ref, string } from 'yup'
export { CheckboxField, type CheckboxFieldProps } from './CheckboxField'
export { FailureNote } from './FailureNote'
export { PasswordField, type PasswordFieldProps } from './PasswordField'
export { PrivacyLink } from './PrivacyLink'
export { confirmationOf, email, optionalEmail, password } from './rules'
export { SelectField, type SelectFieldProps } from './SelectField'
export { SubmitButton } from './SubmitButton'
export { type ServerErrors, showServerErrors } from './showServerErrors'
export { TextAreaField, type TextAreaFieldProps } from './TextAreaField'
export { TextField, type TextFieldProps } from './TextField'
export { TrapField } from './TrapField'
export { type FormField, useFormField } from './useFormField'
export { ValidatedForm, type ValidatedFormProps } from './ValidatedForm'
