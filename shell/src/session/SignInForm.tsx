import { ApiError } from '@brightfill/shared/api'
import { Button, PasswordInput, TextInput } from '@brightfill/shared/ui'
import { type FormEvent, useState } from 'react'
import styles from './SignInForm.module.css'
import { signIn } from './signIn'
import { texts } from './texts'

/** Signs people in while the site, with its page for that, is under maintenance (R-161, O-54). */
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
  if (failure.status === 423) return failure.message
  return failure.status === 400 ? texts.wrongPassword : texts.notNow
}
