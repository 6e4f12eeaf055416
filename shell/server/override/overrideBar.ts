import type { Override } from '@brightfill/shared/node'
import { withNoteBar } from '../pages/noteBar'
import { texts } from './texts'

/** The document with a bar that says what it shows, and ends it. */
export function withBar(html: string, { name, release, until }: Override): string {
  const time = new Date(until * 1000).toISOString().slice(11, 16)
  return withNoteBar(html, {
    label: texts.label,
    text: `${texts.shows(name, release)} ${texts.until(time)}`,
    more: `<form><input type="hidden" name="override" value="end"><button>${texts.end}</button></form>`,
  })
}
