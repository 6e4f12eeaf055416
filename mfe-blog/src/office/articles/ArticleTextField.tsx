import type { ArticleBlock } from '@brightfill/shared/contract'
import { untilItSucceeds } from '@brightfill/shared/late'
import type { FieldProps } from '@brightfill/shared/office-editing'
import { TextArea } from '@brightfill/shared/ui'
import { lazy, Suspense } from 'react'

const load = () => import(/* webpackChunkName: "rich-text" */ './ArticleTextEditor')
const Editor = lazy(async () => ({ default: (await untilItSucceeds(load)).ArticleTextEditor }))

/** The text of an article. Its editor is loaded when an article is opened. */
export function ArticleTextField({ path: _, schema: __, ...field }: FieldProps<ArticleBlock[]>) {
  return (
    <Suspense fallback={<TextArea label={field.label} rows={12} disabled />}>
      <Editor {...field} />
    </Suspense>
  )
}
