export { isPlayer } from './allowList'
export { RichText } from './RichText'
