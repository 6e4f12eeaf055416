import { api, form } from '@brightfill/shared/api'
import type { MachineSuggestionsAnswer } from '@brightfill/shared/contract'
import type { OfficeResource } from '@brightfill/shared/office'

/** Machines of the site by their name, as the search of the site suggests them. */
export const machineNames: OfficeResource['data'] = {
  async getList(_resource, { filter, signal }) {
    const { data } = await api.post<MachineSuggestionsAnswer>('/get/products-search', form(filter), { signal })
    const rows = data.products.map((machine) => ({ ...machine, id: machine.slug }))
    return { data: rows as never[], total: rows.length } // the caller names the type of its rows
  },
}
