import { withStorage } from '@brightfill/shared/storage'
import { isUnsent, type Message } from './unsentMessages'

/** Texts and ticks of a form by the names of its fields. */
export type FormText = Readonly<Record<string, string | boolean>>

/**
 * The typed text of a form that has not been sent: the only copy besides the fields themselves. It survives navigation
 * and reloads, and ends with the tab.
 */
export interface Draft {
  /** Only what differs from the empty form. A telephone number is the text of its field, complete or not. */
  text: FormText
  /** The subject of the text, such as the machine on screen. Ticks belong to it. */
  about?: string | undefined
  /** The message that the text was sent as, until it is known to have arrived. */
  sent?: Message | undefined
  /** The text that is being sent, and so no longer part of the draft. Only this document knows it. */
  sending?: FormText | undefined
}

/** Drafts of this document. The storage of the tab has them for the next one, without passwords. */
const drafts = new Map<string, Draft>()

const placeOf = (form: string) => `shared.draft.${form}`

/** Whether a field is a password, which no storage keeps. */
export const isSecret = (name: string) => /password/i.test(name)

export function draftOf(form: string): Draft {
  const draft = drafts.get(form) ?? storedDraft(form)
  if (typeof window !== 'undefined') drafts.set(form, draft) // a server has many visitors
  return draft
}

export function keepDraft(form: string, change: Partial<Draft>) {
  const draft = { ...draftOf(form), ...change }
  drafts.set(form, draft)
  const { about } = draft
  const sent = draft.sent && isUnsent(form, draft.sent.id) ? draft.sent : undefined // else its end stays unknown
  const text = Object.fromEntries(Object.entries(draft.text).filter(([name]) => !isSecret(name)))
  withStorage(() => {
    if (Object.keys(text).length === 0 && !sent) sessionStorage.removeItem(placeOf(form))
    else sessionStorage.setItem(placeOf(form), JSON.stringify({ text, about, sent }))
  })
}

export function forgetDraft(form: string) {
  drafts.delete(form)
  withStorage(() => sessionStorage.removeItem(placeOf(form)))
}

function storedDraft(form: string): Draft {
  const found: unknown = withStorage(() => JSON.parse(sessionStorage.getItem(placeOf(form)) ?? 'null'))
  const draft = found as Draft | null // written by keepDraft
  if (!draft?.text) return { text: {} }
  return isGone(form, draft) ? { text: {} } : draft
}

/** Whether another tab has sent or cleared the message since, without a change to it here. */
function isGone(form: string, { text, sent }: Draft): boolean {
  if (!sent || isUnsent(form, sent.id)) return false
  return Object.entries(text).every(([name, value]) => isSameText(value, sent.request[name]))
}

/** Whether two values of a field mean the same: telephone numbers may be spaced differently. */
export function isSameText(one: unknown, other: unknown): boolean {
  if (typeof one !== 'string' || typeof other !== 'string') return one === other
  return one.trim() === other.trim() || (/^\+/.test(other) && digits(one) === digits(other))
}

const digits = (text: string) => text.replace(/\D/g, '')
