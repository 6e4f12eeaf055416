/** The address of the office that asked for this sign-in. The office is another document, so no link can lead there. */
export function officeAddress(): string | undefined {
  const wanted = new URLSearchParams(window.location.search).get('return')
  return wanted && /^\/office(?=[/?]|$)/.test(wanted) ? wanted : undefined
}
