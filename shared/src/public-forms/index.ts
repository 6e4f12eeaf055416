// All public forms share this: nothing typed is lost, no message is sent twice, and visitors learn the outcome
// (docs/decisions/0049). The shell ships this unit as a chunk of its own.

export { Confirmation } from './Confirmation'
export { NotSent } from './NotSent'
export { ReachUs } from './ReachUs'
export { Received } from './Received'
export { UnsentOffer } from './UnsentOffer'
export { useLeadForm } from './useLeadForm'
