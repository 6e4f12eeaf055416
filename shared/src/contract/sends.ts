import { Type } from 'typebox'

/**
 * The header of a send, with a key that belongs to one message: made when the message is begun, and sent again with it
 * whenever no answer came. The api acts once and gives every copy the first outcome. A known key with other content is
 * refused with `KEY_USED`.
 */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key'

/** The code of a 422 for a key that another content was sent with. Nothing was done. */
export const KEY_USED = 'key_used'

export const MessageKey = Type.String({ pattern: '^[\\w-]{16,64}$' })
