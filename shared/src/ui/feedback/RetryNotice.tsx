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
  /** Tries again in place. Without it, and before scripts run, "Try again" is a link to the same address. */
  onRetry?: () => void
  /** The new try is under way. */
  busy?: boolean
  /** For a part that a page can do without: no bottle. */
  quiet?: boolean
}

const level = 0.3

/**
 * Something failed in its place; the rest of the page carries on. Offers another try and the way to a person. With `headingLevel` 1 it is
 * the whole content of a page and brings the page's width with it.
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
