/**
 * A number that somebody gave on the command line.
 * @param {string} option
 * @param {string | undefined} text
 * @throws Error when it is no number, or below 0
 */
export function numberOption(option, text) {
  const number = Number(text || NaN)
  if (number >= 0) return number
  throw new Error(`--${option} needs a number, not "${text}"`)
}
