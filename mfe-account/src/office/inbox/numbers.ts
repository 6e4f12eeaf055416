import { api } from '@brightfill/shared/api'
import type { OfficeNumbersAnswer } from '@brightfill/shared/contract'
import { backgroundHeaders, type OfficeData } from '@brightfill/shared/office'

export type NumbersRecord = OfficeNumbersAnswer['data'] & { id: string; all?: number }

/** What waits for the caller, in numbers; it has one record. */
export const numbersData: OfficeData = {
  async getOne(_resource, { id, signal }) {
    const { data } = await api.get<OfficeNumbersAnswer>('/office/numbers', { headers: backgroundHeaders(), signal })
    return { data: { ...data.data, id } as never } // the caller names the type
  },
}
