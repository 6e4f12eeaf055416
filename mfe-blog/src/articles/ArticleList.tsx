import { ARTICLES_AT_A_TIME } from '@brightfill/shared/constants'
import type { BlogCard as Card } from '@brightfill/shared/contract'
import { useNavigationType } from '@brightfill/shared/router'
import { ButtonLink, Level } from '@brightfill/shared/ui'
import { useEffect, useRef } from 'react'
import styles from './ArticleList.module.css'
import type { ArticleFilters } from './articleFilters'
import { listPath } from './articleFilters'
import { BlogGrid } from './BlogGrid'
import { rememberArticles } from './knownArticles'
import { LeadArticle } from './LeadArticle'
import { texts } from './texts'

/** The revealed part of the list: the first article large, the others in a grid, then "Show more". */
export function ArticleList({ articles, filters }: { articles: readonly Card[]; filters: ArticleFilters }) {
  const { shown } = filters
  const [first, ...others] = articles.slice(0, shown)
  const list = useFocusOnNew(shown)
  useEffect(() => rememberArticles(articles), [articles])
  if (!first) return null
  return (
    <div ref={list} className={styles.list}>
      <LeadArticle card={first} />
      {others.length > 0 && (
        <BlogGrid cards={others} headingLevel={2}>
          {articles.length > shown && (
            <li className={styles.more}>
              <Level value={shown / articles.length} />
              <p className={styles.count}>{texts.shown(shown, articles.length)}</p>
              <ButtonLink
                to={listPath({ ...filters, shown: shown + ARTICLES_AT_A_TIME })}
                variant="secondary"
                keepScroll
              >
                {texts.showMore}
              </ButtonLink>
            </li>
          )}
        </BlogGrid>
      )}
    </div>
  )
}

/** Moves the focus to the first new article after "Show more", but not after Back. */
function useFocusOnNew(shown: number) {
  const list = useRef<HTMLDivElement>(null)
  const before = useRef(shown)
  const type = useNavigationType()
  useEffect(() => {
    if (shown > before.current && type === 'PUSH') {
      list.current?.querySelectorAll<HTMLAnchorElement>('article a')[before.current]?.focus({ preventScroll: true })
    }
    before.current = shown
  }, [shown, type])
  return list
}
