export { firstResults } from './firstResults'
export { SearchPanel } from './SearchPanel'
