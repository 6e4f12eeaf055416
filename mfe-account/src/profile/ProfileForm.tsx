import type { User } from '@brightfill/shared/contract'
import { PrivacyLink, SubmitButton, TextField, ValidatedForm } from '@brightfill/shared/forms'
import { PhoneField } from '@brightfill/shared/phone'
import { AlertIcon, CheckIcon } from '@brightfill/shared/ui'
import { useState } from 'react'
import { NewPasswordFields } from '../auth/NewPasswordFields'
import { CountryField } from './CountryField'
import { LeaveGuard } from './LeaveGuard'
import styles from './ProfileForm.module.css'
import { profileOf, profileSchema } from './profileSchema'
import { texts } from './texts'
import { type SaveResult, useSaveProfile } from './useSaveProfile'

/** Everything a user may change about themselves, saved together. */
export function ProfileForm({ user }: { user: User }) {
  const [initial] = useState(() => profileOf(user))
  const { save, result, draft } = useSaveProfile(user)
  return (
    <ValidatedForm
      method="post"
      action="/user/change-user"
      initialValues={initial}
      schema={profileSchema}
      draft={draft}
      onSubmit={save}
      className={styles.form}
    >
      <LeaveGuard draft={draft.name} />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{texts.person}</legend>
        <TextField name="name" label={texts.name} autoComplete="given-name" />
        <TextField name="second_name" label={texts.surname} autoComplete="family-name" />
        <TextField name="email" type="email" label={texts.email} autoComplete="email" inputMode="email" />
        <PhoneField name="phone" label={texts.phone} />
        <TextField name="position" label={texts.position} autoComplete="organization-title" />
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{texts.address}</legend>
        <TextField name="address" label={texts.street} autoComplete="address-line1" className={styles.whole} />
        <TextField name="city_name" label={texts.city} autoComplete="address-level2" />
        <TextField name="zip_code" label={texts.zip} autoComplete="postal-code" />
        <TextField name="state" label={texts.state} autoComplete="address-level1" />
        <CountryField />
      </fieldset>
      <fieldset className={styles.group} id="password">
        <legend className={styles.legend}>{texts.password}</legend>
        <p className={styles.text}>{texts.passwordText}</p>
        <div className={styles.passwords}>
          <NewPasswordFields
            names={['newPassword', 'confirmPassword']}
            labels={[texts.newPassword, texts.confirmPassword]}
          />
        </div>
      </fieldset>
      <PrivacyLink className={styles.text} />
      <div className={styles.foot}>
        <SubmitButton progressLabel={texts.saving}>{texts.save}</SubmitButton>
        <SaveStatus result={result} />
      </div>
    </ValidatedForm>
  )
}

/** The outcome of saving. Its live region is there before, so that screen readers announce it. */
function SaveStatus({ result }: { result?: SaveResult }) {
  return (
    <div role="status">
      {result && (
        <p className={styles.status} data-type={result.type}>
          {result.type === 'success' ? <CheckIcon size={20} /> : <AlertIcon size={20} />}
          <span>{result.text}</span>
        </p>
      )}
    </div>
  )
}
