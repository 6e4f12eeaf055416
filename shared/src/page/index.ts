export { PageHead } from './PageHead'
export { RouteError } from './RouteError'
export { useRetry } from './useRetry'
