import type { Option } from '@brightfill/shared/contract'
import { pathTo } from '@brightfill/shared/router'
import { Anchor, Container } from '@brightfill/shared/ui'
import { useId } from 'react'
import styles from './CategoryLinks.module.css'
import { categoryPath } from './categoryPath'
import { texts } from './texts'

interface CategoryLinksProps {
  categories: readonly Option[]
  /** The category of this page. */
  current?: Option
}

/** Links to the category pages, and from one of them to the list of all machines. */
export function CategoryLinks({ categories, current }: CategoryLinksProps) {
  const id = useId()
  const others = categories.filter((category) => category.id !== current?.id)
  if (others.length === 0) return null
  return (
    <Container className={styles.links} data-print="hide">
      <h2 id={id} className={styles.heading}>
        {current ? texts.otherCategories : texts.byCategory}
      </h2>
      <nav aria-labelledby={id}>
        <ul className={styles.list}>
          {others.map((category) => (
            <li key={category.id}>
              <Anchor to={categoryPath(category)} className={styles.link}>
                {category.name}
              </Anchor>
            </li>
          ))}
          {current && (
            <li>
              <Anchor to={pathTo('products')} className={styles.link}>
                {texts.allMachines}
              </Anchor>
            </li>
          )}
        </ul>
      </nav>
    </Container>
  )
}
