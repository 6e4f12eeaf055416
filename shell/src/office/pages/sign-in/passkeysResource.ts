import { api } from '@brightfill/shared/api'
import type { PasskeysAnswer } from '@brightfill/shared/contract'
import { backgroundHeaders, type OfficeResource } from '@brightfill/shared/office'

/** The passkeys of this colleague: few, so they are one page. The browser makes new ones (`passkeys.ts`). */
export const passkeysResource: OfficeResource = {
  name: 'passkeys',
  data: {
    async getList(_resource, { signal }) {
      const { data } = await api.get<PasskeysAnswer>('/office/passkeys', { headers: backgroundHeaders(), signal })
      return { data: data.data as never[], total: data.data.length } // the caller names the type
    },
    async delete(_resource, { id }) {
      await api.post('/office/passkeys/remove', { id })
      return { data: { id } as never }
    },
  },
}
