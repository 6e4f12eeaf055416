/**
 * A number given on the command line.
 * @throws Error when it is not a number, or below 0
 */
export function numberOption(option: string, text: string | undefined) {
  const number = Number(text || NaN)
  if (number >= 0) return number
  throw new Error(`--${option} needs a number, not "${text}"`)
}
