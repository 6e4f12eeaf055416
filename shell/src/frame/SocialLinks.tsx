import { SquareLink } from '@brightfill/shared/ui'
import { SocialIcon } from '@brightfill/shared/widgets'
import type { SocialLink } from './MenuLink'
import styles from './SocialLinks.module.css'
import { texts } from './texts'

/** Squares that lead to the profiles in social networks, each named after its network. */
export function SocialLinks({ socials }: { socials: readonly SocialLink[] }) {
  return (
    <ul className={styles.list} aria-label={texts.social}>
      {socials.map(({ name, url }) => (
        <li key={url}>
          <SquareLink to={url} label={name}>
            <SocialIcon network={name} size={20} />
          </SquareLink>
        </li>
      ))}
    </ul>
  )
}
