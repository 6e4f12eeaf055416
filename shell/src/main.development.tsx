import '@brightfill/shared/ui/siteStyles.css'
import './document/early.js?file'
import { startSite } from './document/startSite'

// The shell of `npm run dev`: a page that took an edit says so (shared/tooling/dev/acceptPage.cjs), and its data is
// loaded again.
void startSite().then((router) => addEventListener('page-refreshed', () => void router.revalidate()))
