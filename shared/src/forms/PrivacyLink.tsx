import { PRIVACY_PATH } from '@brightfill/shared/constants'
import { TextLink, VisuallyHidden } from '@brightfill/shared/ui'
import { texts } from './texts'

/** Beside every form with personal data: the privacy notice, in a new tab, so that nothing typed is lost. */
export function PrivacyLink({ className }: { className?: string }) {
  return (
    <p className={className}>
      <TextLink to={PRIVACY_PATH} target="_blank">
        {texts.privacy} <VisuallyHidden>{texts.newTab}</VisuallyHidden>
      </TextLink>
    </p>
  )
}
