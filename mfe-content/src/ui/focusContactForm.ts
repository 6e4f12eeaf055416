/** Puts the cursor into the first field of the contact form, without scrolling: the link does that. */
export function focusContactForm() {
  const fields = document.querySelectorAll<HTMLElement>('#footer :is(input, select, textarea, button)')
  const first = [...fields].find(
    (field) => field.tabIndex >= 0 && field.matches('input:not([type="hidden"], [type="checkbox"]), textarea'),
  )
  // Later, because following the link moves the focus to the footer.
  if (first) setTimeout(() => first.focus({ preventScroll: true }))
}
