import '@brightfill/shared/ui/styles.css'
import { startSite } from './document/startSite'

void startSite()
