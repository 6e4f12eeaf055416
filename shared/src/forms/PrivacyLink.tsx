import { PRIVACY_PATH } from '@brightfill/shared/constants'
import { TextLink } from '@brightfill/shared/ui'
import { texts } from './texts'

/** Beside every form that takes personal data: what becomes of it. */
export function PrivacyLink({ className }: { className?: string }) {
  return (
    <p className={className}>
      {texts.privacy} <TextLink to={PRIVACY_PATH}>{texts.privacyLink}</TextLink>
    </p>
  )
}
