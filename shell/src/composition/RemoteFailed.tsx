import { PageHead, useRetry } from '@brightfill/shared/page'
import { RetryNotice } from '@brightfill/shared/ui'
import { useEffect, useRef } from 'react'
import { texts } from '../texts'
import type { LiveRelease } from './composition'
import type { RemoteUnavailable } from './RemoteUnavailable'
import { reloadIfReplaced } from './reloadIfReplaced'

/** Stands in for a page whose remote cannot be loaded; the frame and every other page keep working. */
export function RemoteFailed({ error, build }: { error: RemoteUnavailable; build: LiveRelease }) {
  const { retry, retrying } = useRetry()
  const tried = useRef(false)
  useEffect(() => {
    // What the server could not load the browser may still reach: it tries once by itself.
    if (!error.seenByServer || tried.current) return
    tried.current = true
    retry()
  })
  useEffect(() => {
    // What was released since this tab was opened may have taken the place of the code that is gone.
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
