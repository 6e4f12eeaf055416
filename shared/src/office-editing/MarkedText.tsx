import { markWords } from './markWords'

/** A text that marks its differences from another: old words struck through, new ones underlined. */
export function MarkedText({ older, newer }: { older: string; newer: string }) {
  return markWords(older, newer).map(({ text, mark }, place) => {
    const key = `${place} ${text}`
    if (mark === 'added') return <ins key={key}>{text}</ins>
    return mark === 'gone' ? <del key={key}>{text}</del> : <span key={key}>{text}</span>
  })
}
