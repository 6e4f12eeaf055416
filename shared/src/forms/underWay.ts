/** Keys of the messages that this document is sending: no other form must offer them meanwhile. */
export const onTheWay = new Set<string>()

/** Names of the forms of this document in which the visitor writes something else first. */
export const putAside = new Set<string>()
