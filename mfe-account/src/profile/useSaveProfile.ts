import { ApiError } from '@brightfill/shared/api'
import type { User, UserChangeAnswer } from '@brightfill/shared/contract'
import { type FormikHelpers, settleForm, showServerErrors, usePublicForm } from '@brightfill/shared/forms'
import { messages } from '@brightfill/shared/messages'
import { signedIn, useSiteStore } from '@brightfill/shared/store'
import { useRef, useState } from 'react'
import { changePassword, saveUser } from '../api/account'
import { profileDraft } from './profileDraft'
import { changeOf, type Profile, passwordFaults, profileOf } from './profileSchema'
import { texts } from './texts'

export interface SaveResult {
  type: 'success' | 'error'
  text: string
}

/**
 * Saves the details, and the password only when a new one is complete and correct. Whatever fails, the
 * form keeps what was typed.
 */
export function useSaveProfile(user: User) {
  const store = useSiteStore()
  const [result, setResult] = useState<SaveResult>()
  const shownEmail = useRef(user.email)
  const { draft, submit } = usePublicForm<Profile, Pick<UserChangeAnswer, 'data' | 'confirm_email'>>({
    name: profileDraft(user),
    send: (profile) => saveUser(changeOf(user, profile, shownEmail.current)),
    onFailed: (error, { values, form }) => setResult(refused(error, values, form, texts.notSaved)),
    async onArrived({ data: saved, confirm_email: waiting }, { values: profile, form }) {
      // The details are saved now, whether or not the password is.
      signedIn(store, saved)
      shownEmail.current = saved.email
      const next = profileOf(saved)
      const faults = passwordFaults(profile)
      const withoutPassword = { ...profile, newPassword: '', confirmPassword: '' }
      if (Object.keys(faults).length > 0) {
        settleForm(form, { sent: withoutPassword, next, status: { fields: faults } })
        return setResult({ type: 'error', text: texts.passwordNotSaved })
      }
      try {
        if (profile.newPassword) await changePassword(profile.newPassword)
      } catch (error) {
        settleForm(form, { sent: withoutPassword, next, status: {} })
        return setResult(refused(error, profile, form, texts.passwordNotSaved))
      }
      settleForm(form, { sent: profile, next })
      const [said, untilConfirmed] = profile.newPassword
        ? [texts.savedWithPassword, texts.savedWithPasswordUntilConfirmed]
        : [texts.saved, texts.savedUntilConfirmed]
      setResult({ type: 'success', text: waiting ? untilConfirmed(waiting) : said })
    },
  })

  function save(profile: Profile, form: FormikHelpers<Profile>) {
    setResult(undefined)
    return submit(profile, form)
  }
  return { save, result, draft }
}

function refused(
  error: unknown,
  profile: Profile,
  form: FormikHelpers<Profile>,
  otherwise: string,
): SaveResult | undefined {
  if (!(error instanceof ApiError)) throw error
  if (error.status === 401) return { type: 'error', text: texts.sessionOver }
  if (error.status === 409) {
    form.setStatus({ fields: { email: messages.registration.emailExists } })
    return undefined
  }
  return showServerErrors(error, form, profile) ? undefined : { type: 'error', text: otherwise }
}
