import type { CatalogueList, CatalogueLists } from '@brightfill/shared/contract'
import { Block, Loaded, OfficePage, useGetOne } from '@brightfill/shared/office'
import { ListBlock } from './ListBlock'
import styles from './ListsPage.module.css'
import { texts } from './texts'

const lists: CatalogueList[] = ['categories', 'bottles', 'beverages']

/** The lists that classify machines (O-39). */
export function ListsPage() {
  const catalogue = useGetOne<CatalogueLists & { id: string }>('catalogue', { id: 'lists' })
  return (
    <OfficePage title={texts.title} note={texts.note}>
      <Loaded of={catalogue}>
        {(data) => (
          <div className={styles.lists}>
            {lists.map((list) => (
              <Block key={list} title={texts.lists[list]} note={data[list].length}>
                <ListBlock list={list} names={data[list]} />
              </Block>
            ))}
          </div>
        )}
      </Loaded>
    </OfficePage>
  )
}
