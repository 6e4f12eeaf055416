/** The address that calls a telephone number, with its extension; the "(0)" of "+44 (0)20" is not dialled. */
export function phoneHref(number: string): string {
  const [main = '', extension] = number.split(/\s*ext\. ?/)
  const digits = main.replace(/(\+.*)\(0\)/, '$1').replace(/[^+\d]/g, '')
  return `tel:${digits}${extension ? `;ext=${extension}` : ''}`
}
