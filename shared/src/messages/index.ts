export { messageSent } from './messageSent'
export { messages, resetUnknown } from './messages'
