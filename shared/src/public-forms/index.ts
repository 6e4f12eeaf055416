// The forms of the public have this in common: nothing typed is lost, no message is sent twice, and visitors hear what becomes
// of it (docs/decisions/0021). The shell ships this unit as a chunk of its own.

export { Confirmation } from './Confirmation'
export { NotSent } from './NotSent'
export { ReachUs } from './ReachUs'
export { Received } from './Received'
export { UnsentOffer } from './UnsentOffer'
export { useLeadForm } from './useLeadForm'
