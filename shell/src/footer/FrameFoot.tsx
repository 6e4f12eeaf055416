import { Piece } from '@brightfill/shared/late'
import { useSite } from '@brightfill/shared/store'
import { ContactSection } from '../contact/ContactSection'
import { SchemeSwitch } from '../scheme/SchemeSwitch'
import { Footer } from './Footer'
import { footerContent } from './footerContent'

/**
 * The footer with the data of the site store.
 * @param drawn whether the server draws its form
 */
export function FrameFoot({ drawn }: { drawn?: boolean }) {
  const pages = useSite((site) => site.pages)
  const options = useSite((site) => site.options)
  return (
    <Piece atOnce>
      <Footer {...footerContent(options)} pages={pages} settings={<SchemeSwitch />}>
        <ContactSection drawn={drawn} />
      </Footer>
    </Piece>
  )
}
