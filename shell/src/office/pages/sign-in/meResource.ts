import { api } from '@brightfill/shared/api'
import type { OfficeMeAnswer } from '@brightfill/shared/contract'
import { backgroundHeaders, type OfficeResource } from '@brightfill/shared/office'

/** The caller, and what of it they choose themselves. */
export const meResource: OfficeResource = {
  name: 'me',
  data: {
    async getOne(_resource, { id, signal }) {
      const { data } = await api.get<OfficeMeAnswer>('/office/me', { headers: backgroundHeaders(), signal })
      return { data: { ...data.data, id } as never } // the caller names the type
    },
    async update(_resource, { data, previousData, meta }) {
      await api.post(`/office/me/${meta.action}`, data)
      return { data: { ...previousData, ...data } as never }
    },
  },
}
