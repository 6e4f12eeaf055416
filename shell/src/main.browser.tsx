import '@brightfill/shared/ui/styles.css'
import { lendFederationRuntime } from './composition/lendFederationRuntime'
import { startSite } from './document/startSite'

lendFederationRuntime()
void startSite()
