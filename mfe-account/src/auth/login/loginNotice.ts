import { texts } from './texts'

/** Names the notices for visitors who come to the sign-in page from another page. */
export type LoginNotice = keyof typeof texts.notices

/** The notices that end with the way to an account. */
const withoutAccount: readonly LoginNotice[] = ['state', 'unavailable', 'refused', 'unverified', 'social']

/**
 * Why a sign-in with Google or LinkedIn failed.
 * @param reason as the api says it; other reasons count as unknown
 */
export function socialFailure(reason: string | null): LoginNotice {
  return withoutAccount.find((notice) => notice === reason) ?? 'social'
}

/** The notice that the former page left in the history entry, which may hold anything. */
export function noticeIn(state: unknown): { text: string; failed: boolean; needsAccount: boolean } | undefined {
  const { notice } = (state ?? {}) as { notice?: unknown }
  if (typeof notice !== 'string' || !Object.hasOwn(texts.notices, notice)) return undefined
  const known = notice as LoginNotice // as the check says
  const failed = withoutAccount.includes(known)
  return { text: texts.notices[known], failed, needsAccount: failed }
}
