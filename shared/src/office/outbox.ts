import { ApiError, call, isKeyUsed, newKey } from '@brightfill/shared/api'
import { type Draft, dropDraft, onDrafts, readDraft, type Send, unansweredDrafts, writeDraft } from './drafts'

/** The state of sending a draft: running, or failed. */
export interface Sending {
  busy: boolean
  error?: unknown
}

const states = new Map<string, Sending>()
const atRest: Sending = { busy: false }
const listeners = new Set<() => void>()

/** By the key of the message. The same object until it changes. */
export const sendingOf = (key = ''): Sending => states.get(key) ?? atRest

function setState(key: string, state: Sending | undefined) {
  if (state) states.set(key, state)
  else states.delete(key)
  for (const listener of listeners) listener()
}

export function onSending(listener: () => void) {
  listeners.add(listener)
  const stop = onDrafts(listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}

/** Whether the failure says nothing about the message, so that it is sent again automatically. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && [0, 401, 502, 503, 504].includes(error.status)
}

/** Forgets the last failure. */
export const forgetFailure = (key: string) => setState(key, undefined)

/**
 * Sends a draft, and keeps it until an answer settles it: a reload, or the same person's office on another day, tries
 * again.
 * @returns the answer; undefined unless it confirms that the draft was sent
 */
export async function sendDraft(place: string, draft: Draft, send: Send): Promise<unknown> {
  writeDraft(place, { ...draft, send })
  return attempt(place)
}

async function attempt(place: string): Promise<unknown> {
  const draft = readDraft(place)
  if (!draft?.send || sendingOf(draft.key).busy) return undefined
  const { key, send } = draft
  setState(key, { busy: true })
  try {
    const answer = await call(send.call, send.fields as never, { key }) // those of this call
    dropDraft(place, key)
    setState(key, undefined)
    return answer
  } catch (error) {
    refused(place, draft, error)
    return undefined
  }
}

function refused(place: string, { send: _, ...draft }: Draft, error: unknown) {
  const now = readDraft(place)
  if (isUnanswered(error) || now?.key !== draft.key) return setState(draft.key, { busy: false, error })
  // The key was sent with another text before: this one is a new message, which the colleague may send as well.
  const next = { ...draft, key: isKeyUsed(error) ? newKey() : draft.key }
  setState(draft.key, undefined)
  writeDraft(place, next)
  setState(next.key, { busy: false, error })
}

/**
 * Resends unanswered drafts.
 * @param onSent called for each one that was sent
 */
export async function sendUnanswered(account: number, onSent: (send: Send) => void): Promise<void> {
  for (const place of unansweredDrafts(account)) {
    const { send } = readDraft(place) ?? {}
    if (send && (await attempt(place)) !== undefined) onSent(send)
  }
}
