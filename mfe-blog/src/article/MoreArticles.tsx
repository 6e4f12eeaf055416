import type { BlogCard } from '@brightfill/shared/contract'
import { pathTo } from '@brightfill/shared/router'
import { Container, GoLink, Section, SectionHeading } from '@brightfill/shared/ui'
import { useId } from 'react'
import { BlogGrid } from '../articles/BlogGrid'
import { texts } from './texts'

/** Links to other articles. */
export function MoreArticles({ cards }: { cards: readonly BlogCard[] }) {
  const id = useId()
  return (
    <Section tight="start" aria-labelledby={id} data-print="hide">
      <Container>
        <SectionHeading
          id={id}
          title={texts.more}
          level={0.8}
          actions={<GoLink to={pathTo('blogs')}>{texts.all}</GoLink>}
        />
        <BlogGrid cards={cards} headingLevel={3} oneRow />
      </Container>
    </Section>
  )
}
