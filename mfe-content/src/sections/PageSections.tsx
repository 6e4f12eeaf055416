import type { Section, SectionType } from '@brightfill/shared/contract'
import { Piece } from '@brightfill/shared/late'
import { useFieldMarks } from '@brightfill/shared/page'
import type { ComponentType } from 'react'
import type { PageContent } from '../pages/loadContent'
import { sectionKinds } from './sectionKinds'
import type { SectionProps } from './sectionProps'

/**
 * The sections of a page in the server's order. The level rises from one to the next and is full at the footer.
 * Sections of a kind this release does not know are left out.
 */
export function PageSections({ content }: { content: PageContent }) {
  const mark = useFieldMarks()
  const sections = content.fields.sections.filter(({ type }) => Object.hasOwn(sectionKinds, type))
  return sections.map((section, index) => {
    const before = sections[index - 1]
    // The first section shows the level of the second, so the second does not.
    const level = before?.type === 'banner' ? undefined : Math.max(index, 1) / sections.length
    const tight = before && !sectionKinds[before.type].fullBleed ? 'start' : undefined
    const Component = componentOf(section)
    return (
      <Piece key={section.key} atOnce={index < 2}>
        <Component
          fields={section.fields}
          headingId={`section-${section.key}`}
          level={level}
          tight={tight}
          field={(name) => mark(partOf(section.key, name))}
          content={content}
        />
      </Piece>
    )
  })
}

/** Editors know a section by its key, because its place changes. A mark has no spaces in its name. */
const partOf = (key: string, name?: string) =>
  [`sections.${key}`, ...(name ? [`fields.${name}`] : [])].join('.').replaceAll(' ', '+')

function componentOf({ type }: Section) {
  return sectionKinds[type].Component as ComponentType<SectionProps<SectionType>> // only gets fields of its own type
}
