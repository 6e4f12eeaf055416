import { newKey } from '@brightfill/shared/api'
import type { CallFields, CallName } from '@brightfill/shared/contract'
import { withStorage } from '@brightfill/shared/storage'

/** A call that sends a draft, as it was when the colleague sent it. */
export interface Send<Name extends CallName = CallName> {
  call: Name
  fields: CallFields<Name>
  /** The message when it was sent while its form was not on screen. */
  done: string
}

/** Text that is not sent yet, or may not have been. */
export interface Draft<Values = unknown> {
  values: Values
  /** The key of this message: the api takes it once. */
  key: string
  /** When it was changed last, in ms. */
  at: number
  /** Set once it was sent, while the outcome is unknown. */
  send?: Send
}

const PREFIX = 'shared.text.1.'
const KEPT_FOR = 30 * 24 * 3_600_000

/** The drafts of this page. Another page of this browser may have typed something else under the same name. */
const here = new Map<string, Draft>()
/** The keys of messages that were begun or changed on this page. */
const own = new Set<string>()
const stored = new Map<string, { text: string; draft: Draft | undefined }>()
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** The place of a person's text under a name. */
export const placeOf = (account: number | string, name: string) => `${PREFIX}${account}.${name}`

/** This page's draft, else the one in this browser's storage. The same object until it changes. */
export function readDraft(place: string): Draft | undefined {
  const draft = here.get(place)
  if (draft) return draft
  const text = withStorage(() => localStorage.getItem(place)) ?? ''
  const known = stored.get(place)
  if (known?.text === text) return known.draft
  const read = parsed(text)
  stored.set(place, { text, draft: read })
  return read
}

/** Stores what is typed. If storage is off or full, it lives as long as the page. */
export function changeDraft(place: string, values: unknown): Draft {
  const before = readDraft(place)
  // Another page that began a draft may send it, so typing here makes a new message. After a send without an answer it
  // stays the same one, so that the api recognises it.
  const same = before && (own.has(before.key) || before.send)
  return writeDraft(place, { values, key: same ? before.key : newKey(), at: Date.now() })
}

export function writeDraft(place: string, draft: Draft): Draft {
  own.add(draft.key)
  here.set(place, draft)
  withStorage(() => localStorage.setItem(place, JSON.stringify(draft)))
  tell()
  return draft
}

/** Drops a draft that was sent or given up, but not a new one that was begun meanwhile. */
export function dropDraft(place: string, key: string) {
  if (here.get(place)?.key === key) here.delete(place)
  withStorage(() => {
    if (parsed(localStorage.getItem(place))?.key === key) localStorage.removeItem(place)
  })
  tell()
}

/** Places of a person's drafts that were sent, with an unknown outcome. */
export function unansweredDrafts(account: number): string[] {
  const places = withStorage(() => Object.keys(localStorage)) ?? []
  const mine = new Set([...places, ...here.keys()].filter((place) => place.startsWith(placeOf(account, ''))))
  return [...mine].filter((place) => readDraft(place)?.send)
}

/** Drops the drafts of other people at this browser, and those unchanged for 30 days. */
export function forgetDrafts({ exceptOf }: { exceptOf: number }) {
  const mine = placeOf(exceptOf, '')
  withStorage(() => {
    for (const place of Object.keys(localStorage)) {
      if (!place.startsWith(PREFIX)) continue
      const draft = place.startsWith(mine) ? parsed(localStorage.getItem(place)) : undefined
      if (!draft || draft.at < Date.now() - KEPT_FOR) localStorage.removeItem(place)
    }
  })
  for (const place of here.keys()) if (!place.startsWith(mine)) here.delete(place)
  tell()
}

export function onDrafts(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key: place, newValue, oldValue }) => {
    if (!place?.startsWith(PREFIX)) return
    const mine = here.get(place)
    const theirs = parsed(newValue ?? oldValue)
    // The other page knows more about the same message: it was changed or sent there.
    if (mine && mine.key === theirs?.key) here.delete(place)
    tell()
  })

function parsed(text: string | null): Draft | undefined {
  const draft: unknown = withStorage(() => JSON.parse(text || 'null'))
  return typeof draft === 'object' && draft !== null && 'key' in draft ? (draft as Draft) : undefined // written here
}
