import { useFailureText, useRetry } from '@brightfill/shared/page'
import { RetryNotice } from '@brightfill/shared/ui'
import { AccountLayout } from './AccountLayout'
import { texts } from './texts'

/** The error view of an account page: the links to the other pages stay. */
export function AccountError({ heading }: { heading: string }) {
  const { retry, retrying } = useRetry()
  const text = useFailureText(texts.failedText)
  return (
    <AccountLayout title={texts.failed} heading={heading}>
      <RetryNotice heading={texts.failed} text={text} onRetry={retry} busy={retrying} />
    </AccountLayout>
  )
}
