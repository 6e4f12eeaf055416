import { call } from '@brightfill/shared/api'
import type { OfficeData } from '@brightfill/shared/office'
import type { EditedPath } from './useItemDraft'

/** The links that show the draft of an item (`filter.of`) to colleagues without an account. */
export function sharesData(path: EditedPath): OfficeData {
  return {
    async getList(_resource, { filter, signal }) {
      const { data } = await call(`GET /office/${path}/:id/shares`, { id: String(filter.of) } as never, { signal }) // each has an id of its own kind
      return { data: data as never[], total: data.length } // the caller names the type of its rows
    },
  }
}
