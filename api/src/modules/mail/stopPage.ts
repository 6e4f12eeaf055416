import { escapeMarkup } from '@brightfill/shared/node'
import { buttonForm, type PlainPage } from '../plain-pages/PlainPages'
import { STOP_PATH } from './stopUrl'

/** Mails that one click stops, as the page calls them. */
export interface Stoppable {
  /** "Mails about new machines in your search" */
  about: string
  /** The name that the person gave it. */
  name?: string
}

const title = 'Stop mails'
const way = { to: '/user/saved', label: 'What you saved' }

/** The page behind the link "Stop these mails"; its button works without scripts. */
export function askToStop({ about, name }: Stoppable, token: string): PlainPage {
  return {
    title,
    heading: 'Stop these mails?',
    content: [
      `<p>${escapeMarkup(about)}${name === undefined ? '' : ':'}</p>`,
      name === undefined ? '' : `<p><strong>${escapeMarkup(name)}</strong></p>`,
      buttonForm(`${STOP_PATH}?token=${encodeURIComponent(token)}`, 'Stop mails'),
    ].join(''),
    level: 'half',
  }
}

export const stopped: PlainPage = {
  title,
  heading: 'Stopped',
  content: '<p>You get no more of these mails. What you saved stays in your account.</p>',
  level: 'full',
  way,
}

export const nothingToStop: PlainPage = {
  title,
  heading: 'Nothing to stop',
  content: '<p>What these mails were about is gone: there are no more.</p>',
  level: 'none',
  way,
}
