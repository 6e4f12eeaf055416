import { useSite } from '@brightfill/shared/store'
import { ContactForm } from '../contact/ContactForm'
import { Footer } from '../frame/Footer'
import { SchemeSwitch } from '../scheme/SchemeSwitch'
import { footerContent } from './footerContent'
import { Toasts } from './Toasts'
import { useHashLinks } from './useHashLinks'
import { usePageFrame } from './usePageFrame'
import { useScrollRules } from './useScrollRules'

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
