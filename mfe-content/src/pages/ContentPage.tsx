import { SHORT_TITLE } from '@brightfill/shared/constants'
import { PageHead, useFieldMarks } from '@brightfill/shared/page'
import { useSite } from '@brightfill/shared/store'
import { Container } from '@brightfill/shared/ui'
import { PageSections } from '../sections/PageSections'
import styles from './ContentPage.module.css'
import type { PageContent } from './loadContent'

interface ContentPageProps {
  content: PageContent
  /** The canonical address of the content. */
  path: string
  /** The header lies over the start of this page. */
  underHeader?: boolean
}

/** Sections with the h1 of a page. */
const openings = ['banner', 'intro']

/** A page of sections, in the order the server sent them. */
export function ContentPage({ content, path, underHeader = false }: ContentPageProps) {
  const shortTitle = useSite(({ options }) => options['Meta site']?.['Short title']) || SHORT_TITLE
  const field = useFieldMarks()
  const { Meta, sections } = content.fields
  const title = Meta?.['Meta title'] || shortTitle
  const opened = sections.some(({ type }, index) => index === 0 && openings.includes(type))
  return (
    <>
      <PageHead title={title} description={Meta?.['Meta description']} canonical={path} />
      {!opened && (
        <div
          className={styles.opening}
          data-ground={underHeader ? 'navy' : undefined}
          data-under-header={underHeader || undefined}
        >
          <Container>
            <h1 {...field('meta')}>{title}</h1>
          </Container>
        </div>
      )}
      <PageSections content={content} />
    </>
  )
}
