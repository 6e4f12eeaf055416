import { useSite } from '@brightfill/shared/store'
import { footerContent } from '../footer/footerContent'
import { sessionPaths } from '../frame/sessionPaths'
import { MobileMenu } from './MobileMenu'

/** The menu of narrow screens, with the data of the site store. */
export function FrameMenu() {
  const pages = useSite((site) => site.pages)
  const options = useSite((site) => site.options)
  const session = useSite((site) => site.session.status)
  return <MobileMenu pages={pages} socials={footerContent(options).socials} session={session} {...sessionPaths()} />
}
