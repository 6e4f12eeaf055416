// A facade: exports only the part of ra-core, and of the cache below it, that the office uses.

export { MutationCache, QueryCache, QueryClient, useQueryClient } from '@tanstack/react-query'
export {
  type AuthProvider,
  CoreAdminContext,
  combineDataProviders,
  type DataProvider,
  ListBase,
  ResourceContextProvider,
  useGetIdentity,
  useGetList,
  useGetOne,
  useListContext,
  useParams,
} from 'ra-core'
