import '@brightfill/shared/ui/siteStyles.css'
import './document/early.js?file' // part of the build, named by documents (documentFiles.ts)
import { startSite } from './document/startSite'

void startSite()
