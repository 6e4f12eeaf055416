import {
  boolean,
  CheckboxField,
  email,
  FailureNote,
  object,
  PasswordField,
  password,
  SelectField,
  SubmitButton,
  string,
  TextAreaField,
  TextField,
  ValidatedForm,
} from '@brightfill/shared/forms'
import { PhoneField } from '@brightfill/shared/phone'
import { Family, State } from './States'
import { texts } from './texts'
import styles from './UiPage.module.css'

const required = () => string().required(texts.nameError)
const schema = object({
  name: required(),
  email: email(),
  phone: required(),
  password: password(),
  sort: required(),
  message: string().default(''),
  remember: boolean().required(),
})
const empty = { name: '', email: '', phone: '', password: '', sort: '', message: '', remember: false }

/** The form kit at work; sent empty it shows its errors and the summary. */
export function FormStates({ ground }: { ground?: 'navy' }) {
  return (
    <Family title={`${texts.families.form}. ${ground ? texts.onNavy : texts.onPage}`} ground={ground} wide>
      <State label={texts.submit}>
        <ValidatedForm initialValues={empty} schema={schema} onSubmit={() => {}} className={styles.form}>
          <div className={styles.states}>
            <TextField name="name" label={texts.name} autoComplete="off" />
            <TextField name="email" type="email" label={texts.email} autoComplete="off" />
            <PhoneField name="phone" label={texts.phone} />
            <PasswordField name="password" label={texts.password} autoComplete="new-password" />
            <SelectField
              name="sort"
              label={texts.sort}
              placeholder={texts.sort}
              options={texts.sorts.map((value) => ({ value, label: value }))}
            />
            <TextAreaField name="message" label={texts.message} rows={3} />
          </div>
          <CheckboxField name="remember" label={texts.remember} />
          <div>
            <SubmitButton variant={ground ? 'amber' : 'primary'} progressLabel={texts.sending}>
              {texts.send}
            </SubmitButton>
          </div>
          <FailureNote />
        </ValidatedForm>
      </State>
    </Family>
  )
}
