import {
  FailureNote,
  type FormikHelpers,
  PasswordField,
  SubmitButton,
  showServerErrors,
  ValidatedForm,
} from '@brightfill/shared/forms'
import { Button } from '@brightfill/shared/ui'
import { deleteAccount } from '../../api/account'
import { Answers, Question } from '../../area/Question'
import { useForgetSession } from '../../area/useForgetSession'
import { useToast } from '../../auth/useToast'
import styles from './PersonalData.module.css'
import { texts } from './texts'

/** Asks for confirmation and the password; Escape keeps the account. */
export function DeleteDialog({ onKeep }: { onKeep: () => void }) {
  const forgetSession = useForgetSession()
  const toast = useToast()

  async function submit(values: { password: string }, form: FormikHelpers<{ password: string }>) {
    try {
      await deleteAccount(values.password)
    } catch (error) {
      showServerErrors(error, form, values)
      return
    }
    await forgetSession()
    toast('success', texts.deleted)
  }
  return (
    <Question heading={texts.deleteHeading} text={texts.deleteText} onClose={onKeep}>
      {(keep) => (
        <ValidatedForm initialValues={{ password: '' }} onSubmit={submit} className={styles.form}>
          <PasswordField name="password" label={texts.password} autoComplete="current-password" optional={false} />
          <FailureNote />
          <Answers>
            <Button onClick={keep}>{texts.keep}</Button>
            <SubmitButton variant="secondary" size="md" progressLabel={texts.deleting}>
              {texts.confirm}
            </SubmitButton>
          </Answers>
        </ValidatedForm>
      )}
    </Question>
  )
}
