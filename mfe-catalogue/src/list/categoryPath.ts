import { slugOf } from '@brightfill/shared/constants'
import type { Option } from '@brightfill/shared/contract'
import { pathTo } from '@brightfill/shared/router'

/** The page of a category; a name without letters or digits has only a filter. */
export function categoryPath({ id, name }: Option): string {
  const category = slugOf(name)
  return category ? pathTo('category', { category }) : `${pathTo('products')}?category=${id}`
}
