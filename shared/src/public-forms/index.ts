// The parts that both public forms share: no request is lost, and visitors hear what becomes of it
// (docs/decisions/0021).

export { emptyForm } from './emptyForm'
export { KeptValues, withoutProfile } from './KeptValues'
export { NotSent } from './NotSent'
export { ReachUs } from './ReachUs'
export { Received } from './Received'
export { Unsent } from './Unsent'
export { useProfile } from './useProfile'
export { useSending } from './useSending'
