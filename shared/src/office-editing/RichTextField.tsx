import { untilItSucceeds } from '@brightfill/shared/late'
import { TextArea } from '@brightfill/shared/ui'
import { lazy, Suspense } from 'react'
import type { FieldProps } from './Editing'
import { Length } from './Length'

const load = () => import(/* webpackChunkName: "rich-text" */ '@brightfill/shared/office-rich-text')
const Editor = lazy(async () => ({ default: (await untilItSucceeds(load)).RichTextEditor }))

/** Rich text. Its editor is loaded when the first such field is shown. */
export function RichTextField({ schema: { advised }, path: _, ...field }: FieldProps<string>) {
  const { label, hint, value } = field
  const plain = value.replace(/<[^>]+>/g, '')
  return (
    <Suspense fallback={<TextArea label={label} hint={hint} rows={4} disabled value={plain} />}>
      <Editor {...field} beside={advised && <Length of={plain} advised={advised} />} />
    </Suspense>
  )
}
