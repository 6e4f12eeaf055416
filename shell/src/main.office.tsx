import '@brightfill/shared/ui/styles.css'
import { startOffice } from './office/startOffice'

startOffice()
