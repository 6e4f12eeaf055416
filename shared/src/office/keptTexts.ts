import { withStorage } from '@brightfill/shared/storage'
import { useGetIdentity } from 'ra-core'
import { useState } from 'react'

const PREFIX = 'shared.text.1.'

/**
 * A text that outlives a lost line, a reload and a closed tab: it stays in this browser until it is empty, for the
 * person who is here alone, or until they leave the office.
 * @param name another name is another text
 */
export function useKeptText(name: string): [text: string, set: (text: string) => void] {
  const { identity } = useGetIdentity()
  const [texts, setTexts] = useState<Record<string, string>>({})
  const key = identity && `${prefixOf(identity.id)}${name}`
  function set(text: string) {
    setTexts((former) => ({ ...former, [name]: text }))
    if (!key) return
    // Where storage is off or full, the text lives as long as the page.
    withStorage(() => (text ? localStorage.setItem(key, text) : localStorage.removeItem(key)))
  }
  const kept = key && withStorage(() => localStorage.getItem(key))
  return [texts[name] ?? kept ?? '', set]
}

/** Drops the kept texts of everybody who was at this browser: with the sign-out, or because somebody else is here. */
export function forgetKeptTexts({ exceptOf }: { exceptOf?: number } = {}) {
  const own = exceptOf === undefined ? undefined : prefixOf(exceptOf)
  withStorage(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX) && !(own && key.startsWith(own))) localStorage.removeItem(key)
  })
}

const prefixOf = (account: number | string) => `${PREFIX}${account}.`
