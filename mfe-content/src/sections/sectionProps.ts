import type { SectionOf, SectionType } from '@brightfill/shared/contract'
import type { FieldMark } from '@brightfill/shared/page'
import type { PageContent } from '../pages/loadContent'

/** Props of every section. */
export interface SectionProps<Type extends SectionType> {
  fields: SectionOf<Type>['fields']
  /** Id for the heading that names the section; unique on the page. */
  headingId: string
  /** Level of the page at this section, 0 to 1; undefined when the section before shows it. */
  level: number | undefined
  /** The section before has the same background and the space between the two. */
  tight: 'start' | undefined
  /** Marks the part that shows a field of this section; without a name, the section itself. */
  field: (name?: string) => ReturnType<FieldMark>
  /** Content of the whole page, for data that several sections share. */
  content: PageContent
}
