import { ApiError, api } from '@brightfill/shared/api'
import type { User } from '@brightfill/shared/contract'

/**
 * Whose token this is; undefined when the api refuses it.
 * @throws ApiError when no answer says either: that is no reason to sign anybody out
 */
export async function askWho(path: string, signal?: AbortSignal): Promise<User | undefined> {
  const { data } = await api
    .post<{ result?: number; data?: User } | null>(path, undefined, { signal })
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) return { data: { result: 0, data: undefined } }
      throw error
    })
  const result = Number(data?.result ?? Number.NaN)
  if (result === 0) return undefined
  if (result === 1 && data?.data) return data.data
  throw new ApiError(502, '')
}
