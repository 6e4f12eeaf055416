import type { ContentLink, PageLink, SocialLink } from '@brightfill/shared/contract'
import { Anchor, Container, Level, Logo, uniqueKeys } from '@brightfill/shared/ui'
import type { ReactNode } from 'react'
import { texts } from '../frame/texts'
import { type Address, AddressLink } from './AddressLink'
import styles from './Footer.module.css'
import { FooterMenu } from './FooterMenu'
import { SocialLinks } from './SocialLinks'

/** The target of links to the footer ("Contact Us", the arrow of the home banner). */
const FOOTER_ID = 'footer'

export interface FooterProps {
  miniTitle?: string
  title?: string
  description?: string
  addresses?: readonly Address[]
  socials?: readonly SocialLink[]
  pages: readonly PageLink[]
  copyright?: readonly string[]
  /** Privacy, terms and the like, in a line beside the menu of pages. */
  legal?: readonly ContentLink[]
  /** Settings of this device, beside the copyright. */
  settings: ReactNode
  /** The contact form. */
  children: ReactNode
}

/** The foot of every page, with the contact form. Parts that the server did not send leave no gap. */
export function Footer({
  miniTitle,
  title,
  description,
  addresses = [],
  socials = [],
  pages,
  copyright = [],
  legal = [],
  settings,
  children,
}: FooterProps) {
  const keyOf = uniqueKeys()
  return (
    <footer id={FOOTER_ID} tabIndex={-1} className={styles.footer} data-ground="navy" data-band>
      <Container>
        <div className={styles.top}>
          <div className={styles.intro}>
            {miniTitle && <p className={styles.mini}>{miniTitle}</p>}
            {title && <h2 className={styles.title}>{title}</h2>}
            {description && <p className={styles.description}>{description}</p>}
          </div>
          {addresses.length > 0 && (
            <ul className={styles.addresses} aria-label={texts.addresses}>
              {addresses.map((address) => (
                <li key={keyOf(`${address.title} ${address.text}`)}>
                  <AddressLink {...address} />
                </li>
              ))}
            </ul>
          )}
          <div className={styles.form}>{children}</div>
        </div>
        <div className={styles.foot}>
          <Level value={1} />
          <div className={styles.line}>
            <Anchor to="/" aria-label={texts.logo}>
              <Logo />
            </Anchor>
            {pages.length > 0 && <FooterMenu pages={pages} />}
            {socials.length > 0 && <SocialLinks socials={socials} />}
          </div>
          {legal.length > 0 && (
            <nav aria-label={texts.legal}>
              <ul className={styles.legal}>
                {legal.map(({ text, url }) => (
                  <li key={keyOf(url)}>
                    <Anchor to={url}>{text}</Anchor>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <div className={styles.copyright}>
            {copyright.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {settings}
          </div>
        </div>
      </Container>
    </footer>
  )
}
