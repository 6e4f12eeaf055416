// What the two forms of the public share: no request is lost, and it is said what becomes of it (docs/decisions/0021).

export { NotSent } from './NotSent'
export { type Receipt, Received } from './Received'
export { Unsent } from './Unsent'
export { forgetUnsent, showNotSent, unsent } from './unsent'
