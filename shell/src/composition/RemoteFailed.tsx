import { PageHead, useRetry } from '@brightfill/shared/page'
import { RetryNotice } from '@brightfill/shared/ui'
import { useEffect, useRef } from 'react'
import { texts } from '../texts'
import type { RemoteUnavailable } from './RemoteUnavailable'

/** Stands in for a page whose remote cannot be loaded; the frame and every other page keep working. */
export function RemoteFailed({ error }: { error: RemoteUnavailable }) {
  const { retry, retrying } = useRetry()
  const tried = useRef(false)
  useEffect(() => {
    // What the server could not load the browser may still reach: it tries once by itself.
    if (!error.seenByServer || tried.current) return
    tried.current = true
    retry()
  })
  return (
    <>
      <PageHead title={texts.remoteFailed} noindex />
      <RetryNotice heading={texts.remoteFailed} headingLevel={1} text={texts.remoteFailedText} onRetry={retry} busy={retrying} />
    </>
  )
}
