import { ApiError, call } from '@brightfill/shared/api'
import { rememberToken } from '@brightfill/shared/session'
import { Button, PasswordInput, TextInput } from '@brightfill/shared/ui'
import { type FormEvent, useState } from 'react'
import styles from './SignInForm.module.css'
import { texts } from './texts'

/** Signs staff in while the site, and its sign-in page, are under maintenance (R-161, O-54). */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setError(undefined)
    try {
      await signIn(email, password)
      onSignedIn()
    } catch (failure) {
      setError(messageOf(failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextInput
        type="email"
        label={texts.email}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        autoComplete="username"
        required
      />
      <PasswordInput
        label={texts.password}
        error={error}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        autoComplete="current-password"
        required
      />
      <Button type="submit" wide loading={busy} progressLabel={texts.signingIn}>
        {texts.signIn}
      </Button>
    </form>
  )
}

function messageOf(failure: unknown): string {
  if (!(failure instanceof ApiError)) return texts.notNow
  // A lock, or too many attempts: the api says for how long.
  if (failure.status === 423 || failure.status === 429) return failure.message
  return failure.status === 400 ? texts.wrongPassword : texts.notNow
}

/** Signs in without the account's page, for this session. @throws ApiError 400 wrong password, 423 locked */
async function signIn(login: string, password: string): Promise<void> {
  const { token } = await call('POST /user/login/account/auth', { login, password, remember: 0 })
  rememberToken(token)
}
