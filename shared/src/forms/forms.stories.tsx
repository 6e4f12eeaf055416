import type { ButtonVariant } from '@brightfill/shared/ui'
import { boolean, object, string } from 'yup'
import { states } from '#workshop'
import { FailureNote } from './FailureNote'
import { CheckboxField, PasswordField, SelectField, TextAreaField, TextField } from './fields'
import { PrivacyLink } from './PrivacyLink'
import { email, password } from './rules'
import { SubmitButton } from './SubmitButton'
import { ValidatedForm } from './ValidatedForm'

export default {}

const schema = object({
  name: string().required('Enter name'),
  email: email(),
  password: password(),
  year: string().required('Select a year'),
  message: string().default(''),
  remember: boolean().required(),
})
const empty = { name: '', email: '', password: '', year: '', message: '', remember: false }
const years = ['2024', '2025'].map((year) => ({ value: year, label: year }))

const form = (variant: ButtonVariant) => (
  <ValidatedForm initialValues={empty} schema={schema} onSubmit={() => {}}>
    <TextField name="name" label="Name" autoComplete="off" />
    <TextField name="email" type="email" label="E-mail" autoComplete="off" />
    <PasswordField name="password" label="Password" autoComplete="new-password" />
    <SelectField name="year" label="Year" placeholder="Select a year" options={years} />
    <TextAreaField name="message" label="Message" rows={3} />
    <CheckboxField name="remember" label="Remember me" />
    <SubmitButton variant={variant} progressLabel="Sending enquiry">
      Send enquiry
    </SubmitButton>
    <PrivacyLink />
    <FailureNote />
  </ValidatedForm>
)

export const OnThePage = states(
  { 'Sent empty it shows its errors': form('primary') },
  { grounds: ['page'], wide: true },
)
export const OnNavy = states({ 'Sent empty it shows its errors': form('amber') }, { grounds: ['navy'], wide: true })
