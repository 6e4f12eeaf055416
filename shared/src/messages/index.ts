export { messages, resetUnknown } from './messages'
