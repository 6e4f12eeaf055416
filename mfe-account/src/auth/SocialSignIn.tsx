import { ButtonLink, SocialIcon } from '@brightfill/shared/ui'
import styles from './SocialSignIn.module.css'
import { texts } from './texts'

const providers = ['google', 'linkedin'] as const

/** Links to the sign-in of each provider, on the site's own origin; they work without scripts. */
export function SocialSignIn() {
  return (
    <>
      <p className={styles.or}>{texts.or}</p>
      <div className={styles.buttons}>
        {providers.map((provider) => (
          <ButtonLink
            key={provider}
            to={`/auth/${provider}/redirect`}
            variant="secondary"
            wide
            icon={<SocialIcon network={provider} size={18} />}
            aria-label={texts.signInWith(texts[provider])}
          >
            {texts[provider]}
          </ButtonLink>
        ))}
      </div>
    </>
  )
}
