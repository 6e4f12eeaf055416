import { call } from '@brightfill/shared/api'
import type { OfficeData } from '@brightfill/shared/office'
import type { EditedPath } from './useItemDraft'

/** The records that use an item (`filter.of`), counted by kind. Options are never deleted. */
export function usesData(path: Exclude<EditedPath, 'options'>): OfficeData {
  return {
    async getList(_resource, { filter, signal }) {
      const { data } = await call(`GET /office/${path}/:id/uses`, { id: String(filter.of) }, { signal })
      return { data: data.map((row) => ({ ...row, id: row.kind })), total: data.length }
    },
  }
}
