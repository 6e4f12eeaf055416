// The parts that both public forms share: no request is lost, and visitors hear what becomes of it (docs/decisions/0021).

export { NotSent } from './NotSent'
export { type Receipt, Received } from './Received'
export { Unsent } from './Unsent'
export { forgetUnsent, showNotSent, unsent } from './unsent'
