import { useLocation } from '@brightfill/shared/router'
import { useSite } from '@brightfill/shared/store'
import {
  Anchor,
  ArrowDownIcon,
  ArrowRightIcon,
  CloseIcon,
  Container,
  Logo,
  MenuIcon,
  SquareButton,
  SquareLink,
  useHydrated,
} from '@brightfill/shared/ui'
import { type MouseEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { FOOTER_MENU_ID } from '../footer/FooterMenu'
import { SocialLinks } from '../footer/SocialLinks'
import { texts } from '../frame/texts'
import { MenuItems } from './MenuItems'
import styles from './MobileMenu.module.css'
import { SessionLink } from './SessionLink'

/** Address of the form for selling a machine. */
const SELL = '/#sell'

/** From this width on the header itself shows everything. */
const wide = '(min-width: 64rem)'

/**
 * The burger and the modal dialog that it opens. The browser keeps the focus inside, closes the dialog
 * on Escape and returns the focus to the burger. Until scripts run, the burger is a link to the same pages in the
 * footer.
 */
export function MobileMenu() {
  const pages = useSite((site) => site.pages)
  const socials = useSite((site) => site.options.footer?.['Social links']) ?? []
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const hydrated = useHydrated()
  const { key } = useLocation()
  const id = useId()

  useEffect(() => {
    if (!open) return
    const width = window.matchMedia(wide)
    const close = () => width.matches && dialog.current?.close()
    width.addEventListener('change', close)
    return () => width.removeEventListener('change', close)
  }, [open])

  // biome-ignore lint/correctness/useExhaustiveDependencies: Back and Forward close it too
  useLayoutEffect(() => dialog.current?.close(), [key])

  function show() {
    dialog.current?.showModal()
    setOpen(true)
  }
  // Every link closes the menu, even one to the current page.
  function leave(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a')) dialog.current?.close()
  }

  if (!hydrated) {
    return (
      <SquareLink to={`#${FOOTER_MENU_ID}`} label={texts.menu} quiet>
        <MenuIcon size={22} />
      </SquareLink>
    )
  }
  return (
    <>
      <SquareButton
        label={texts.openMenu}
        quiet
        aria-expanded={open}
        aria-haspopup="dialog"
        aria-controls={id}
        onClick={show}
      >
        <MenuIcon size={22} />
      </SquareButton>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: it watches clicks on the links inside; keys trigger them too */}
      <dialog
        ref={dialog}
        id={id}
        aria-label={texts.menu}
        className={styles.dialog}
        data-ground="navy"
        onClick={leave}
        onClose={() => setOpen(false)}
      >
        <div className={styles.screen}>
          <Container className={styles.top}>
            <Anchor to="/" aria-label={texts.logo}>
              <Logo />
            </Anchor>
            <SquareButton label={texts.closeMenu} onClick={() => dialog.current?.close()}>
              <CloseIcon size={20} />
            </SquareButton>
          </Container>
          <Container className={styles.menu}>
            <nav aria-label={texts.mainMenu}>
              <ul>
                <MenuItems
                  pages={pages}
                  className={styles.link}
                  icon={<ArrowRightIcon size={22} className={styles.arrow} />}
                />
                <li>
                  <Anchor to={SELL} className={styles.link}>
                    {texts.sell}
                    <ArrowDownIcon size={22} className={styles.arrow} />
                  </Anchor>
                </li>
              </ul>
            </nav>
          </Container>
          <Container className={styles.foot}>
            <SessionLink look={{ variant: 'amber', wide: true }} />
            {socials.length > 0 && (
              <div className={styles.follow}>
                <span>{texts.followUs}</span>
                <SocialLinks socials={socials} />
              </div>
            )}
          </Container>
        </div>
      </dialog>
    </>
  )
}
