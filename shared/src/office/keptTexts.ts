import { useGetIdentity } from 'ra-core'
import { useState } from 'react'

const PREFIX = 'shared.text.1.'

/**
 * A text that outlives a lost line, a closed office and a reload: it stays in this tab until it is empty, for the
 * person who is here alone.
 * @param name another name is another text
 */
export function useKeptText(name: string): [text: string, set: (text: string) => void] {
  const { identity } = useGetIdentity()
  const [texts, setTexts] = useState<Record<string, string>>({})
  const key = identity && `${prefixOf(identity.id)}${name}`
  function set(text: string) {
    setTexts((former) => ({ ...former, [name]: text }))
    if (!key) return
    try {
      if (text) sessionStorage.setItem(key, text)
      else sessionStorage.removeItem(key)
    } catch {
      // Storage is off or full: the text lives as long as the page.
    }
  }
  return [texts[name] ?? stored(key), set]
}

/** Drops the kept texts of everybody who was at this tab: with the sign-out, or because somebody else is here. */
export function forgetKeptTexts({ exceptOf }: { exceptOf?: number } = {}) {
  const own = exceptOf === undefined ? undefined : prefixOf(exceptOf)
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX) && !(own && key.startsWith(own))) sessionStorage.removeItem(key)
  } catch {
    // Storage is off: nothing was kept.
  }
}

const prefixOf = (account: number | string) => `${PREFIX}${account}.`

function stored(key: string | undefined): string {
  try {
    return (key && sessionStorage.getItem(key)) || ''
  } catch {
    return ''
  }
}
