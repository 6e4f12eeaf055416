import { PageHead, useRetry } from '@brightfill/shared/page'
import { RetryNotice } from '@brightfill/shared/ui'
import { useEffect, useRef } from 'react'
import type { LiveRelease } from '../composition/composition'
import type { RemoteUnavailable } from '../composition/RemoteUnavailable'
import { reloadIfReplaced } from '../composition/reloadIfReplaced'
import { texts } from '../texts'

/** Replaces a page whose remote cannot be loaded; the frame and every other page keep working. */
export function RemoteFailed({ error, build }: { error: RemoteUnavailable; build: LiveRelease }) {
  const { retry, retrying } = useRetry()
  const tried = useRef(false)
  useEffect(() => {
    // The browser may reach a remote that the server could not load, so it tries once on its own.
    if (!error.seenByServer || tried.current) return
    tried.current = true
    retry()
  })
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: for the developer of the remote, and the check of a release in a browser
    if (!error.seenByServer) console.error(error.message, error.cause)
  }, [error])
  useEffect(() => {
    // A release since this tab was opened may have replaced the missing code.
    if (!error.seenByServer) void reloadIfReplaced(build)
  }, [error, build])
  return (
    <>
      <PageHead title={texts.remoteFailed} noindex />
      <RetryNotice
        heading={texts.remoteFailed}
        headingLevel={1}
        text={texts.remoteFailedText}
        onRetry={retry}
        busy={retrying}
      />
    </>
  )
}
