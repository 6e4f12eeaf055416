import { escapeMarkup } from '@brightfill/shared/node'
import { buttonForm, type PlainPage } from '../plain-pages/PlainPages'
import { STOP_PATH } from './stopUrl'
import { texts } from './texts'

/** E-mails that one click stops: about the saved search of a name, or about saved machines. */
export type Stoppable = { search: string } | { search?: undefined }

const { title } = texts
const way = { to: '/user/saved', label: texts.saved }

/** The page behind the link "Stop these e-mails"; its button works without scripts. */
export function askToStop({ search }: Stoppable, token: string): PlainPage {
  return {
    title,
    heading: texts.ask,
    content: [
      search === undefined
        ? `<p>${texts.aboutSaved}</p>`
        : `<p>${texts.aboutSearch}</p><p><strong>${escapeMarkup(search)}</strong></p>`,
      buttonForm(`${STOP_PATH}?token=${encodeURIComponent(token)}`, texts.stop),
    ].join(''),
    level: 'half',
  }
}

export const stopped: PlainPage = {
  title,
  heading: texts.stopped,
  content: `<p>${texts.stoppedText}</p>`,
  level: 'full',
  way,
}

export const nothingToStop: PlainPage = {
  title,
  heading: texts.nothing,
  content: `<p>${texts.nothingText}</p>`,
  level: 'none',
  way,
}
