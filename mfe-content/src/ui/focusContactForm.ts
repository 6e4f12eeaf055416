/** Puts the cursor into the first field of the contact form, without scrolling: the link that asks for it scrolls by itself. */
export function focusContactForm() {
  const fields = document.querySelectorAll<HTMLElement>('#footer :is(input, select, textarea, button)')
  const first = [...fields].find(
    (field) => field.tabIndex >= 0 && field.matches('input:not([type="hidden"]), textarea'),
  )
  // After the browser has followed the link, which moves the focus to the footer itself.
  if (first) setTimeout(() => first.focus({ preventScroll: true }))
}
