/** Moves the focus to the first field of a form. */
export const focusFirst = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>('input:not([type="checkbox"])')?.focus()
