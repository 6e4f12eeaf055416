/** The text with the digits of every script as 0 to 9: "٠٧٧" becomes "077". Nothing else changes. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => (digit < ':' ? digit : String(digitOf(digit))))
}

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))

/** Unicode has the ten digits of a script in a row, and rows that follow each other begin with a zero each. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (isDigit(first - 1)) first -= 1
  return (code - first) % 10
}
