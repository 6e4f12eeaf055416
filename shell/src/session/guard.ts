/**
 * Decides whether the visitor may see a page of the given role.
 * @throws Response a redirect home when not; ApiError when the check itself got no answer, which leaves the token alone.
 */
export type Guard = (role: 'user', signal: AbortSignal) => Promise<void>
