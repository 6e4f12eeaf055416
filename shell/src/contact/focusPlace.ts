/** Which field of a form has the focus, and where its caret is. */
export interface FocusPlace {
  name: string
  selection?: [start: number, end: number]
}

export function focusPlace(form: HTMLFormElement): FocusPlace | undefined {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.form !== form)
    return undefined
  const { name, selectionStart, selectionEnd } = field
  // An e-mail field has a caret but does not tell where.
  return {
    name,
    selection: selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd],
  }
}

/** Puts the focus where it was, in the field of the same name; without a known caret behind the text. */
export function restoreFocus(form: HTMLFormElement, place: FocusPlace | undefined) {
  const field = place && form.elements.namedItem(place.name)
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  field.focus({ preventScroll: true })
  if (place?.selection && field.selectionStart !== null) field.setSelectionRange(...place.selection)
}
