export { PageHead } from './PageHead'
export { RouteError } from './RouteError'
export { StructuredData } from './StructuredData'
export { useRetry } from './useRetry'
