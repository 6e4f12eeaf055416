export { withStorage } from './withStorage'
