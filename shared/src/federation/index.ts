export { Lent } from './Lent'
export { type Lender, LenderProvider, type LentComponents, type LentName } from './lender'
