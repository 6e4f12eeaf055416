export { Lent } from './Lent'
export { type Lender, LenderProvider } from './lender'
