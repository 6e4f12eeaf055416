import { escapeMarkup } from '@brightfill/shared/node'
import { plainPage } from '../accounts/mailedLinkPage'
import { STOP_PATH } from './stopUrl'

/** Mails that one click stops, as the page calls them. */
export interface Stoppable {
  /** "Mails about new machines in your search" */
  about: string
  /** What the person called it. */
  name?: string
}

type Stopping = { state: 'asked'; what: Stoppable; token: string } | { state: 'stopped' } | { state: 'gone' }

const title = 'Stop mails'

/** What the link "Stop these mails" shows; its button works without scripts. */
export function stopPage(stopping: Stopping): string {
  if (stopping.state === 'stopped')
    return plainPage(
      title,
      '<h1>Stopped</h1><p>You get no more of these mails. What you saved stays in your account.</p>',
    )
  if (stopping.state === 'gone')
    return plainPage(title, '<h1>Nothing to stop</h1><p>What these mails were about is gone: there are no more.</p>')
  const { what, token } = stopping
  const action = `${STOP_PATH}?token=${encodeURIComponent(token)}`
  return plainPage(
    title,
    `<h1>Stop these mails?</h1><p>${escapeMarkup(what.about)}${what.name === undefined ? '' : ':'}</p>
    ${what.name === undefined ? '' : `<p><strong>${escapeMarkup(what.name)}</strong></p>`}
    <form method="post" action="${escapeMarkup(action)}"><button>Stop mails</button></form>`,
  )
}
