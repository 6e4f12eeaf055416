import { ApiError } from '@brightfill/shared/api'
import type { User } from '@brightfill/shared/contract'
import { type FormikHelpers, showServerErrors } from '@brightfill/shared/forms'
import { messages } from '@brightfill/shared/messages'
import { signedIn, useSiteStore } from '@brightfill/shared/store'
import { type RefObject, useRef, useState } from 'react'
import { changePassword, saveUser } from '../api/account'
import { changeOf, type Profile, passwordFaults, profileOf } from './profileSchema'
import { texts } from './texts'

export interface SaveResult {
  type: 'success' | 'error'
  text: string
}

/**
 * Saves the details, and the password only when a new one is complete and correct. Whatever fails, the
 * form keeps what was typed.
 * @param typedPhone text of the phone field: an incomplete number has no value and must not erase the stored
 * one
 */
export function useSaveProfile(user: User, typedPhone: RefObject<string>) {
  const store = useSiteStore()
  const [result, setResult] = useState<SaveResult>()
  const shownEmail = useRef(user.email)

  async function save(profile: Profile, form: FormikHelpers<Profile>) {
    setResult(undefined)
    if (!profile.phone && typedPhone.current) return form.setStatus({ fields: { phone: messages.form.phone } })
    let saved: User
    let waiting: string | undefined
    try {
      ;({ data: saved, confirm_email: waiting } = await saveUser(changeOf(user, profile, shownEmail.current)))
    } catch (error) {
      return setResult(refused(error, profile, form, texts.notSaved))
    }
    // The details are saved now, whether or not the password is.
    signedIn(store, saved)
    shownEmail.current = saved.email
    const faults = passwordFaults(profile)
    const withoutPassword = { ...profile, newPassword: '', confirmPassword: '' }
    if (Object.keys(faults).length > 0) {
      settle(form, saved, withoutPassword, { fields: faults })
      return setResult({ type: 'error', text: texts.passwordNotSaved })
    }
    try {
      if (profile.newPassword) await changePassword(profile.newPassword)
    } catch (error) {
      settle(form, saved, withoutPassword, {})
      return setResult(refused(error, profile, form, texts.passwordNotSaved))
    }
    settle(form, saved, profile)
    const said = profile.newPassword ? texts.savedWithPassword : texts.saved
    setResult({ type: 'success', text: waiting ? said + texts.confirmEmail(waiting) : said })
  }
  return { save, result }
}

/**
 * Fills the form with the saved user. Unsaved input stays: text typed meanwhile, and a password that was refused.
 * @param taken the saved values
 * @param status errors of the others
 */
function settle(form: FormikHelpers<Profile>, saved: User, taken: Profile, status?: object) {
  let open = {}
  let attempts = 0
  form.setFormikState((state) => {
    attempts = state.submitCount
    open = Object.fromEntries(
      Object.entries(state.values).filter(([name, value]) => value.trim() !== taken[name as keyof Profile].trim()),
    )
    return state
  })
  form.resetForm({ values: profileOf(saved) })
  form.setFormikState((state) => ({
    ...state,
    submitCount: status ? attempts : 0, // each attempt that is refused moves the focus to the wrong field
    status,
    values: { ...state.values, ...open },
  }))
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
