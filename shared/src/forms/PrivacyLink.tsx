import { PRIVACY_PATH } from '@brightfill/shared/constants'
import { TextLink, VisuallyHidden } from '@brightfill/shared/ui'
import { texts } from './texts'

/** Beside every form that takes personal data: what becomes of it. A new tab, so that nothing typed is lost. */
export function PrivacyLink({ className }: { className?: string }) {
  return (
    <p className={className}>
      {texts.privacy}{' '}
      <TextLink to={PRIVACY_PATH} target="_blank">
        {texts.privacyLink} <VisuallyHidden>{texts.newTab}</VisuallyHidden>
      </TextLink>
    </p>
  )
}
