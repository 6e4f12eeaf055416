import { type Static, Type } from 'typebox'
import { Timestamp } from './parts'

/**
 * The header of a send, with the key of one message: made with the message, and sent again with every retry. The api
 * acts once and answers every copy with the first outcome. It refuses a known key with other content by `KEY_USED`.
 */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key'

/** The code of a 422 for a key that was sent with other content. Nothing was done. */
export const KEY_USED = 'key_used'

export const MessageKey = Type.String({ pattern: '^[\\w-]{16,64}$' })

/**
 * The version of a record that several people change: a save names the one that it began with, and is refused with
 * `CHANGED` when a colleague has changed the same part since. Without it, it is made anyway.
 */
export const Version = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

/** The code of a 409 for a save that began with another version. Nothing was changed. */
export const CHANGED = 'changed'

/** The colleague who has changed a record meanwhile, and the answer with its current state. */
export const Changed = Type.Object({ by: Type.String(), at: Timestamp, present: Type.Optional(Type.Unknown()) })
export type Changed = Static<typeof Changed>
