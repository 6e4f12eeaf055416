/** A telephone number to call. */
export function PhoneLink({ number }: { number: string }) {
  return <a href={`tel:${number.replace(/[^+\d]/g, '')}`}>{number}</a>
}
