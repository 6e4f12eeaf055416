import { Section, type Section as SectionOfPage } from '@brightfill/shared/contract'
import { chanceOf, exampleOf, standIns } from '@brightfill/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { renderPage } from '../testing/renderPage'

const EDITS = 5

beforeEach(() => void standIns())

describe('a section with anything that its schema allows', () => {
  it.each(Section.anyOf.map((kind) => [kind.properties.type.const, kind] as const))(
    'of the kind %s is drawn, with no error in the console [O-23]',
    async (type, kind) => {
      const chance = chanceOf(52)
      const sections = Array.from({ length: type === 'sell-form' ? 1 : EDITS }, (_, place) => {
        const section = exampleOf(kind, chance) as SectionOfPage // of its schema
        return { ...section, key: `${type}-${place}` }
      })
      const { container } = await renderPage(sections)
      await waitFor(() => expect(container).not.toBeEmptyDOMElement())
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    },
  )
})
