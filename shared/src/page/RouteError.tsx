import { ApiError } from '@brightfill/shared/api'
import { isRouteErrorResponse, useRouteError } from '@brightfill/shared/router'
import { NotFoundNotice, RetryNotice } from '@brightfill/shared/ui'
import { PageHead } from './PageHead'
import { texts } from './texts'
import { useFailureText } from './useFailureText'
import { useRetry } from './useRetry'

/**
 * The error view of a page: the 404 view for something that does not exist, else a message with Retry.
 */
export function RouteError({ notFound = texts.notFound }: { notFound?: string }) {
  const error = useRouteError()
  const { retry, retrying } = useRetry()
  const text = useFailureText(texts.failedText)
  if (isNotFound(error)) {
    return (
      <>
        <PageHead title={notFound} noindex />
        <NotFoundNotice heading={notFound} />
      </>
    )
  }
  return (
    <>
      <PageHead title={texts.failed} noindex />
      <RetryNotice heading={texts.failed} headingLevel={1} text={text} onRetry={retry} busy={retrying} />
    </>
  )
}

/** Whether a route failed because the page, machine or article does not exist. */
export function isNotFound(error: unknown): boolean {
  return (error instanceof ApiError || isRouteErrorResponse(error)) && error.status === 404
}
