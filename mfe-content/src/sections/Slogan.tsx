import { Container, SocialIcon, SquareLink } from '@brightfill/shared/ui'
import styles from './Slogan.module.css'
import type { SectionProps } from './sectionProps'

/** The amber strip with the slogan and the links to social networks. */
export function Slogan({ fields, headingId }: SectionProps<'slogan'>) {
  const socials = fields['Social links']
  return (
    <section className={styles.slogan} data-ground="amber" aria-labelledby={headingId}>
      <svg className={styles.wave} viewBox="0 0 1440 28" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 28V14C240-4 480-4 720 14s480 18 720 0v14Z" fill="currentColor" />
      </svg>
      <Container>
        <div className={styles.row}>
          <p className={styles.left}>{fields['Left text']}</p>
          <p id={headingId} className={styles.words}>
            {fields.Slogan}
          </p>
          {socials.length > 0 && (
            <div className={styles.follow}>
              {fields['Social title'] && <p>{fields['Social title']}</p>}
              <ul className={styles.socials}>
                {socials.map(({ name, url }) => (
                  <li key={url}>
                    <SquareLink to={url} label={name} className={styles.social}>
                      <SocialIcon network={name} size={20} />
                    </SquareLink>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <div className={styles.foot}>
          <p>{fields['Right text']}</p>
          <p>{fields.Date}</p>
        </div>
      </Container>
    </section>
  )
}
