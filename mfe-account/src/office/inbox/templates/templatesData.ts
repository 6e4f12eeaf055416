import { api } from '@brightfill/shared/api'
import { type OfficeResource, officeData } from '@brightfill/shared/office'

/** Templates of answers: `create` with an id saves the one that has it. */
export const templatesData: OfficeResource['data'] = {
  ...officeData('templates'),
  async delete(_resource, { id }) {
    await api.post('/office/templates/remove', { id })
    return { data: { id } as never } // the caller names the type
  },
}
