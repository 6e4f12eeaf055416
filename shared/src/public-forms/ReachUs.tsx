import { phoneHref } from '@brightfill/shared/constants'
import { useSite } from '@brightfill/shared/store'
import { texts } from './texts'

/**
 * Telephone number and address of the company, behind words that lead to them ("Or call"); nothing on a site that does
 * not say them.
 */
export function ReachUs({ lead, className }: { lead: string; className?: string }) {
  const company = useSite(({ options }) => options['Meta site']?.Company)
  if (!company) return null
  return (
    <p className={className}>
      <span>{lead}</span> <a href={phoneHref(company.Telephone)}>{company.Telephone}</a> {texts.orWrite}{' '}
      <a href={`mailto:${company['E-mail']}`}>{company['E-mail']}</a>
    </p>
  )
}
