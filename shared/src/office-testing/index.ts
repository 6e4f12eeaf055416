export { officeDrawer } from './officeDrawer'
