import { api } from '@brightfill/shared/api'
import type { MaintenanceAnswer, OfficeHomeAnswer, OfficeNumbersAnswer } from '@brightfill/shared/contract'
import { backgroundHeaders, type OfficeResource, officeData } from '@brightfill/shared/office'
import { releasesResource } from './releases/releasesResource'
import { meResource } from './sign-in/meResource'
import { passkeysResource } from './sign-in/passkeysResource'

/**
 * Calls of the shell's own pages. What is done with staff is posted to addresses of its own, with the id in the body.
 */
export const shellResources: OfficeResource[] = [
  {
    name: 'staff',
    data: {
      ...officeData('staff'),
      async update(_resource, { id, data, meta }) {
        await api.post(`/office/staff/${meta.action}`, { id, ...data })
        return { data: { ...data, id } as never } // the list is asked for again
      },
      async create(_resource, { data }) {
        await api.post('/office/staff/invitations', data)
        return { data: { ...data, id: 0 } as never }
      },
    },
  },
  { name: 'activity', data: officeData('activity') },
  releasesResource,
  passkeysResource,
  meResource,
  {
    name: 'maintenance',
    data: {
      async getOne(_resource, { id, signal }) {
        const { data } = await api.get<MaintenanceAnswer>('/office/maintenance', {
          headers: backgroundHeaders(),
          signal,
        })
        return { data: { ...data.data, id } as never } // the caller names the type
      },
      async update(_resource, { id, data }) {
        const answer = await api.post<MaintenanceAnswer>('/office/maintenance', data)
        return { data: { ...answer.data.data, id } as never }
      },
    },
  },
  {
    name: 'home',
    data: {
      async getOne(_resource, { id, signal }) {
        const { data } = await api.get<OfficeHomeAnswer>('/office/home', { headers: backgroundHeaders(), signal })
        return { data: { ...data.data, id } as never } // the caller names the type
      },
    },
  },
  {
    name: 'numbers',
    data: {
      async getOne(_resource, { id, signal }) {
        const { data } = await api.get<OfficeNumbersAnswer>('/office/numbers', { headers: backgroundHeaders(), signal })
        return { data: { ...data.data, id } as never } // the caller names the type
      },
    },
  },
]
