import { phoneHref } from '@brightfill/shared/constants'

/** A telephone number to call. */
export function PhoneLink({ number }: { number: string }) {
  return <a href={phoneHref(number)}>{number}</a>
}
