import type { SectionOf, SectionType } from '@brightfill/shared/contract'
import type { PageContent } from '../pages/loadContent'

/** What every section of a page is given. */
export interface SectionProps<Type extends SectionType> {
  fields: SectionOf<Type>['fields']
  /** Id for the heading the section is named by; unique on the page. */
  headingId: string
  /** How far the page has filled by here, 0 to 1. Undefined where the section before already shows it. */
  level: number | undefined
  /** The section before stands on the same ground and brings the space between the two. */
  tight: 'start' | undefined
  /** The page the section stands on, for what several sections share. */
  content: PageContent
}
