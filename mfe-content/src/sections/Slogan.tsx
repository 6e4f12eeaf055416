import { Container, SocialIcon, SquareLink, uniqueKeys } from '@brightfill/shared/ui'
import styles from './Slogan.module.css'
import type { SectionProps } from './sectionProps'

/** The amber strip with the slogan and social links. */
export function Slogan({ fields, headingId, field }: SectionProps<'slogan'>) {
  const socials = fields['Social links']
  const keyOf = uniqueKeys()
  return (
    <section className={styles.slogan} data-ground="amber" aria-labelledby={headingId} {...field()}>
      <svg className={styles.wave} viewBox="0 0 1440 28" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 28V14C240-4 480-4 720 14s480 18 720 0v14Z" fill="currentColor" />
      </svg>
      <Container>
        <div className={styles.row}>
          <p className={styles.left} {...field('Left text')}>
            {fields['Left text']}
          </p>
          <p id={headingId} className={styles.words} {...field('Slogan')}>
            {fields.Slogan}
          </p>
          {socials.length > 0 && (
            <div className={styles.follow}>
              {fields['Social title'] && <p {...field('Social title')}>{fields['Social title']}</p>}
              <ul className={styles.socials} {...field('Social links')}>
                {socials.map(({ name, url }) => (
                  <li key={keyOf(url)}>
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
          <p {...field('Right text')}>{fields['Right text']}</p>
          <p {...field('Date')}>{fields.Date}</p>
        </div>
      </Container>
    </section>
  )
}
