import { escapeMarkup } from '@brightfill/shared/node'
import { plainPage } from '../accounts/mailedLinkPage'
import { STOP_PATH } from './stopUrl'

type Stopping = { state: 'asked'; name: string; token: string } | { state: 'stopped' } | { state: 'gone' }

const title = 'Mails about a saved search'

/** What the link in a mail about a saved search shows; its button works without scripts. */
export function stopPage(stopping: Stopping): string {
  if (stopping.state === 'stopped')
    return plainPage(title, '<h1>Stopped</h1><p>You get no more mails about this search. Your account keeps it.</p>')
  if (stopping.state === 'gone')
    return plainPage(title, '<h1>Nothing to stop</h1><p>This search is gone: there are no more mails about it.</p>')
  const action = `${STOP_PATH}?token=${encodeURIComponent(stopping.token)}`
  return plainPage(
    title,
    `<h1>Stop these mails?</h1><p>Mails about new machines in your search:</p>
    <p><strong>${escapeMarkup(stopping.name)}</strong></p>
    <form method="post" action="${escapeMarkup(action)}"><button>Stop mails</button></form>`,
  )
}
