export { isPlayer } from './allowList'
export { trustedTypePolicy } from './parserPolicy'
export { RichText } from './RichText'
