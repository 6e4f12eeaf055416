import { officeDrawer } from '@brightfill/shared/office-testing'
import { resources } from './resources'

/** For tests: draws a part of these pages with the calls that the office makes for them. */
export const drawInOffice = officeDrawer(resources)
