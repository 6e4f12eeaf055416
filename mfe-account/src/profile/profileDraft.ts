import type { User } from '@brightfill/shared/contract'

/** Names the draft of a user's profile: another person at this browser must not see it. */
export const profileDraft = ({ id }: Pick<User, 'id'>) => `profile.${id}`
