/**
 * Decides whether the visitor may see a page of the given role.
 * @throws Response a redirect home when not; ApiError when the check got no answer, which keeps the token
 */
export type Guard = (role: 'user', signal: AbortSignal) => Promise<void>
