/** Whether the contact and the sell form say why sending failed; the specification shows nothing. */
export const INLINE_FAILURE: boolean = false
