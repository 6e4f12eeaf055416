// Only the visitor's typing changes it; on the server there is never anything unsaved.
let unsaved = false

/** Whether leaving now would lose something. */
export function hasUnsavedChanges(): boolean {
  return unsaved
}

export function setUnsavedChanges(next: boolean) {
  unsaved = next
}
