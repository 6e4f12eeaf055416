import { PageHead, useRetry } from '@brightfill/shared/page'
import { RetryNotice } from '@brightfill/shared/ui'
import { ListFrame } from './ListFrame'
import { texts } from './texts'
import { useListQuery } from './useListQuery'

/** The list could not be loaded: heading, search and sort stay, and what was chosen stays in the address. */
export function ListFailed() {
  const { query, change } = useListQuery()
  const { retry, retrying } = useRetry()
  return (
    <>
      <PageHead title={texts.title} noindex />
      <ListFrame query={query} change={change}>
        <RetryNotice heading={texts.failed} text={texts.failedText} onRetry={retry} busy={retrying} role="alert" />
      </ListFrame>
    </>
  )
}
