import { useLocation } from '@brightfill/shared/router'
import { Button } from '../button/Button'
import { ButtonLink } from '../button/ButtonLink'
import { RetryIcon } from '../icons/actionIcons'
import { Container } from '../layout/Container'
import { Level } from '../level/Level'
import { useHydrated } from '../reveal/useHydrated'
import { texts } from '../text/texts'
import { Notice, type NoticeProps } from './Notice'
import styles from './RetryNotice.module.css'

interface RetryNoticeProps extends Omit<NoticeProps, 'actions' | 'bottle'> {
  /** Tries again in place. Without it, and before scripts run, "Try again" is a link to the current address. */
  onRetry?: () => void
  /** The next try is running. */
  busy?: boolean
  /** For a part the page can do without: shows no bottle. */
  quiet?: boolean
}

const level = 0.3

/**
 * Says that a part of the page failed, and offers another try and the contact form. With `headingLevel` 1 it is the
 * whole content of a page, in the page's width.
 */
export function RetryNotice({ onRetry, busy = false, quiet, ...notice }: RetryNoticeProps) {
  const { pathname, search } = useLocation()
  const hydrated = useHydrated()
  const again =
    onRetry && hydrated ? (
      <Button icon={<RetryIcon size={18} />} loading={busy} onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    ) : (
      <ButtonLink to={pathname + search} reloadDocument icon={<RetryIcon size={18} />}>
        {texts.tryAgain}
      </ButtonLink>
    )
  const block = (
    <Notice
      {...notice}
      bottle={quiet ? undefined : level}
      actions={
        <>
          {again}
          <ButtonLink to="#footer" variant="secondary">
            {texts.contactUs}
          </ButtonLink>
        </>
      }
    />
  )
  if (notice.headingLevel !== 1) return block
  return (
    <Container className={styles.page}>
      <Level value={level} />
      {block}
    </Container>
  )
}
