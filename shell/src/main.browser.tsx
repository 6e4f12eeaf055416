import '@brightfill/shared/ui/styles.css'
import './document/early.js?file' // part of the build, named by documents (documentFiles.ts)
import { startSite } from './document/startSite'

void startSite()
