import { useState } from 'react'

const key = (name: string) => `account.text.1.${name}`

/**
 * A text that outlives a lost line, a closed office and a reload: it stays in this tab until it is empty.
 * @param name another name is another text
 */
export function useKeptText(name: string): [text: string, set: (text: string) => void] {
  const [texts, setTexts] = useState<Record<string, string>>({})
  function set(text: string) {
    setTexts((former) => ({ ...former, [name]: text }))
    try {
      if (text) sessionStorage.setItem(key(name), text)
      else sessionStorage.removeItem(key(name))
    } catch {
      // Storage is off or full: the text lives as long as the page.
    }
  }
  return [texts[name] ?? stored(name), set]
}

function stored(name: string): string {
  try {
    return sessionStorage.getItem(key(name)) ?? ''
  } catch {
    return ''
  }
}
