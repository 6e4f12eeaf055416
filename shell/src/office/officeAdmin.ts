import { ApiError } from '@brightfill/shared/api'
import type { OfficeMe } from '@brightfill/shared/contract'
import {
  type AuthProvider,
  combineDataProviders,
  type DataProvider,
  MutationCache,
  type OfficeData,
  type OfficeResource,
  officeData,
  QueryCache,
  QueryClient,
} from '@brightfill/shared/office'
import { fetchStatus } from '../maintenance/fetchStatus'

/** Whether the site is open, as visitors are told. */
const siteStatus: OfficeData = {
  async getOne(_resource, { id, signal }) {
    const { maintenance } = await fetchStatus(signal)
    return { data: { id, maintenance } }
  },
}

/** The parts that the shell's own pages work with. */
const shellResources: OfficeResource[] = [
  { name: 'activity', data: officeData('activity') },
  { name: 'home', data: officeData('home', { single: true }) },
  { name: 'editor-home', data: officeData('editor-home', { single: true }) },
  { name: 'staff/invitations', data: officeData('staff/invitations') },
  { name: 'maintenance', data: officeData('maintenance', { single: true }) },
  { name: 'me', data: officeData('me', { single: true }) },
  { name: 'numbers', data: officeData('numbers', { single: true }) },
  { name: 'passkeys', data: officeData('passkeys', { idInBody: true }) },
  { name: 'releases', data: officeData('releases', { single: true }) },
  { name: 'site-status', data: siteStatus },
  { name: 'staff', data: officeData('staff', { idInBody: true }) },
]

export type OfficeAdmin = ReturnType<typeof makeAdmin>

/**
 * The parts that ra-core works with: the calls of the loaded resources, and the colleague.
 * @param onClosed the api refused a call because the office is closed or the sign-in ended
 */
export function makeAdmin({ me, onClosed }: { me: OfficeMe; onClosed: () => void }) {
  const resources = new Map<string, OfficeResource>(shellResources.map((resource) => [resource.name, resource]))
  const done = async () => {}
  const refused = (error: unknown) => {
    if (error instanceof ApiError && error.status === 401) onClosed()
  }
  return {
    dataProvider: combineDataProviders((name) => {
      const resource = resources.get(name)
      if (!resource) throw new Error(`No live release brings "${name}"`)
      return resource.data as DataProvider // a resource has the calls that its pages make
    }),
    authProvider: {
      login: done,
      logout: done,
      checkAuth: done,
      checkError: done,
      getIdentity: async () => ({ id: me.id, fullName: me.name, roles: me.roles }),
    } satisfies AuthProvider,
    queryClient: new QueryClient({
      queryCache: new QueryCache({ onError: refused }),
      mutationCache: new MutationCache({ onError: refused }),
      // Offline, a call fails at once, and the colleague tries again. A call that waited for the connection would be
      // made even after the colleague had cancelled it.
      defaultOptions: {
        queries: { retry: false, staleTime: 0, networkMode: 'always', refetchOnReconnect: true },
        mutations: { networkMode: 'always' },
      },
    }),
    /** Makes the calls of resources known; the same remote may be loaded again. */
    addResources: (loaded: OfficeResource[]) => {
      for (const resource of loaded) resources.set(resource.name, resource)
    },
  }
}
