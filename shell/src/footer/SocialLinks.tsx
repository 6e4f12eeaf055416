import type { SocialLink } from '@brightfill/shared/contract'
import { SocialIcon, SquareLink, uniqueKeys } from '@brightfill/shared/ui'
import { texts } from '../frame/texts'
import styles from './SocialLinks.module.css'

/** Squares that link to the company's profiles in social networks, each named after its network. */
export function SocialLinks({ socials }: { socials: readonly SocialLink[] }) {
  const keyOf = uniqueKeys()
  return (
    <ul className={styles.list} aria-label={texts.social}>
      {socials.map(({ name, url }) => (
        <li key={keyOf(url)}>
          <SquareLink to={url} label={name}>
            <SocialIcon network={name} size={20} />
          </SquareLink>
        </li>
      ))}
    </ul>
  )
}
