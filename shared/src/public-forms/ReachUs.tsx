import { phoneHref } from '@brightfill/shared/constants'
import { useSite } from '@brightfill/shared/store'
import { Sentence } from '@brightfill/shared/ui'

/**
 * The company's telephone number and address in a text with both, "You can also call {phone} or write to {address}";
 * draws nothing on a site without them.
 */
export function ReachUs({ text, className }: { text: string; className?: string }) {
  const company = useSite(({ options }) => options['Meta site']?.Company)
  if (!company) return null
  return (
    <p className={className}>
      <Sentence
        text={text}
        parts={{
          phone: <a href={phoneHref(company.Telephone)}>{company.Telephone}</a>,
          address: <a href={`mailto:${company['E-mail']}`}>{company['E-mail']}</a>,
        }}
      />
    </p>
  )
}
