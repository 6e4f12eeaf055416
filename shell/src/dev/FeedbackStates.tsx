import { TOAST_DURATION } from '@brightfill/shared/constants'
import { showToast, useSiteStore } from '@brightfill/shared/store'
import {
  Button,
  ButtonLink,
  CardSkeleton,
  EmptyState,
  Notice,
  RetryNotice,
  Skeleton,
  Stars,
  ToastView,
} from '@brightfill/shared/ui'
import { Family, State } from './States'
import { texts } from './texts'

const { states } = texts

/** What the site says when something came, failed, is empty or on its way. */
export function FeedbackStates({ ground }: { ground?: 'navy' }) {
  const store = useSiteStore()
  const toast = (type: 'success' | 'error', text: string) => showToast(store, { type, text, duration: TOAST_DURATION })
  return (
    <>
      <Family title={`${texts.families.feedback}. ${ground ? texts.onNavy : texts.onPage}`} ground={ground}>
        <State label={states.filled}>
          {[0, 3.5, 5].map((rating) => (
            <Stars key={rating} rating={rating} />
          ))}
        </State>
        <State label={states.rest}>
          <ToastView type="success" text={texts.success} duration={TOAST_DURATION} held onClose={() => {}} />
        </State>
        <State label={states.error}>
          <ToastView type="error" text={texts.refused} duration={TOAST_DURATION} held onClose={() => {}} />
        </State>
        <State label={states.open}>
          <Button variant="secondary" onClick={() => toast('success', texts.success)}>
            {texts.showSuccess}
          </Button>
          <Button variant="secondary" onClick={() => toast('error', texts.refused)}>
            {texts.showError}
          </Button>
        </State>
        <State label={states.skeleton}>
          <CardSkeleton />
        </State>
        <State label={states.skeleton}>
          <CardSkeleton shape="picture" />
        </State>
        <State label={states.skeleton}>
          <div>
            <Skeleton shape="heading" />
            <Skeleton shape="line" />
          </div>
        </State>
      </Family>
      <Family title={`${texts.families.notices}. ${ground ? texts.onNavy : texts.onPage}`} ground={ground} wide>
        <State label={states.rest}>
          <RetryNotice heading={texts.failed} text={texts.failedText} headingLevel={3} onRetry={() => {}} />
        </State>
        <State label={states.loading}>
          <RetryNotice heading={texts.failed} headingLevel={3} onRetry={() => {}} busy quiet />
        </State>
        <State label={states.empty}>
          <EmptyState
            heading={texts.nothing}
            headingLevel={3}
            text={texts.nothingText}
            actions={<ButtonLink to="/products">{texts.seeAll}</ButtonLink>}
          />
        </State>
        <State label={states.rest}>
          <Notice heading={texts.note} headingLevel={3} bottle={0.6} />
        </State>
      </Family>
    </>
  )
}
