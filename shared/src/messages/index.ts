export { messageSent } from './messageSent'
export { messages, resetUnknown } from './messages'
export { waitInWords } from './waitInWords'
