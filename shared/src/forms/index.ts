// Bindings of the ui kit to formik. Heavy: whoever uses it loads it lazily, never in the first load of a page that shows no form.

// The parts of formik and yup that forms use themselves come from here too, so that this unit is the only one that brings them.
export { type FormikHelpers, useField, useFormikContext } from 'formik'
export { boolean, type InferType, object, string } from 'yup'
export { CheckboxField } from './CheckboxField'
export { FormScope, useFieldId } from './FormScope'
export { PasswordField } from './PasswordField'
export { confirmationOf, email, optionalEmail, password } from './rules'
export { SubmitButton } from './SubmitButton'
export { showServerErrors } from './showServerErrors'
export { TextAreaField } from './TextAreaField'
export { TextField } from './TextField'
export { useFormField } from './useFormField'
export { ValidatedForm } from './ValidatedForm'
