import type { OfficeNumbersAnswer } from '@brightfill/shared/contract'
import { useGetOne } from 'ra-core'

/**
 * The counts of what waits for this colleague. The frame of the office loads them, and each change reloads them, so a
 * page that mounts later does not.
 */
export function useNumbers({ enabled = true } = {}) {
  const numbers = { enabled, refetchOnMount: false }
  return useGetOne<OfficeNumbersAnswer['data'] & { id: string }>('numbers', { id: 'mine' }, numbers)
}
