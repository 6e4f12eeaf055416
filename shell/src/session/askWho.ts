import { ApiError } from '@brightfill/shared/api'
import type { User, UserAnswer } from '@brightfill/shared/contract'

/**
 * The owner of the token; undefined when the api refuses it.
 * @param asked the call that asks
 * @throws ApiError when no answer says either: that is no reason to sign the user out
 */
export async function askWho(asked: Promise<UserAnswer | null>): Promise<User | undefined> {
  const answer = await asked.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) return { result: 0, data: undefined }
    throw error
  })
  const result = Number(answer?.result ?? Number.NaN)
  if (result === 0) return undefined
  if (result === 1 && answer?.data) return answer.data
  throw new ApiError(502, '')
}
