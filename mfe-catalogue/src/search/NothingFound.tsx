import type { ResultsAnswer } from '@brightfill/shared/contract'
import { pathTo } from '@brightfill/shared/router'
import { ButtonLink, EmptyState, TextLink } from '@brightfill/shared/ui'
import { useId } from 'react'
import { categoryPath } from '../list/categoryPath'
import styles from './SearchPage.module.css'
import { searchPath } from './searchQuery'
import { texts } from './texts'

interface NothingFoundProps extends Pick<ResultsAnswer, 'near' | 'categories'> {
  query: string
}

/** Suggestions when a search finds nothing: similar words, the categories, the enquiry form. */
export function NothingFound({ query, near, categories }: NothingFoundProps) {
  const links = categories.filter(({ count }) => count > 0)
  return (
    <>
      {query && (
        <EmptyState
          heading={texts.nothing(query)}
          text={texts.nothingText}
          actions={
            <>
              <ButtonLink to="#footer">{texts.ask}</ButtonLink>
              <ButtonLink to={pathTo('products')} variant="secondary">
                {texts.allMachines}
              </ButtonLink>
            </>
          }
        />
      )}
      <Links heading={texts.near} links={near.map((word) => ({ label: word, to: searchPath({ query: word }) }))} />
      <Links
        heading={texts.categories}
        links={links.map((category) => ({ label: category.name, to: categoryPath(category) }))}
      />
    </>
  )
}

function Links({ heading, links }: { heading: string; links: readonly { label: string; to: string }[] }) {
  const id = useId()
  if (links.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.links}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <TextLink to={to}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
