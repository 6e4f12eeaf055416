import { useSite } from '@brightfill/shared/store'
import { ContactForm } from '../contact/ContactForm'
import { Toasts } from '../frame/Toasts'
import { usePageFrame } from '../frame/usePageFrame'
import { useHashLinks } from '../navigation/useHashLinks'
import { useScrollRules } from '../navigation/useScrollRules'
import { SchemeSwitch } from '../scheme/SchemeSwitch'
import { Footer } from './Footer'
import { footerContent } from './footerContent'

/**
 * The footer of every page that does not stand alone, with what the site store knows, and the toasts. Scrolling comes with it: where the window
 * belongs after a navigation is nothing to know before there are any.
 */
export function FrameFoot() {
  const pages = useSite((site) => site.pages)
  const options = useSite((site) => site.options)
  const { alone } = usePageFrame()
  useScrollRules()
  useHashLinks()
  return (
    <>
      {!alone && (
        <Footer {...footerContent(options)} pages={pages} settings={<SchemeSwitch />}>
          <ContactForm />
        </Footer>
      )}
      <Toasts />
    </>
  )
}
