import { api } from '@brightfill/shared/api'
import type { ReleaseOverview, ReleaseOverviewAnswer } from '@brightfill/shared/contract'
import { backgroundHeaders, type OfficeResource } from '@brightfill/shared/office'

export type ReleasesRecord = ReleaseOverview & { id: string }

/** What is live is one record; what is done with it is posted to the address in `meta.action`. */
export const releasesResource: OfficeResource = {
  name: 'releases',
  data: {
    async getOne(_resource, { id, signal }) {
      const { data } = await api.get<ReleaseOverviewAnswer>('/office/releases', {
        headers: backgroundHeaders(),
        signal,
      })
      return { data: { ...data.data, id } as never } // the caller names the type
    },
    async update(_resource, { id, data, meta }) {
      const answer = await api.post<object>(`/office/releases/${meta.action}`, data)
      return { data: { ...answer.data, id } as never } // the page asks again
    },
  },
}
