import { call } from '@brightfill/shared/api'
import type { OfficeData } from '@brightfill/shared/office'
import type { EditedPath } from './useItemDraft'

/** The published versions of items: a list of those of one item (`filter.of`), and one of them by `<id>/<number>`. */
export function versionsData(path: EditedPath): OfficeData {
  return {
    async getList(_resource, { filter, signal }) {
      const { data } = await call(`GET /office/${path}/:id/versions`, { id: String(filter.of) }, { signal })
      const rows = data.map((row) => ({ ...row, id: `${filter.of}/${row.number}` }))
      return { data: rows as never[], total: rows.length } // the caller names the type of its rows
    },
    async getOne(_resource, { id: wanted, signal }) {
      const [id = '', number = ''] = String(wanted).split('/')
      const { data } = await call(`GET /office/${path}/:id/versions/:number`, { id, number }, { signal })
      return { data: { ...data, id: wanted } as never } // as above
    },
  }
}
