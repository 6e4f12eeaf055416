import { useSite } from '@brightfill/shared/store'

/** Marks a part of a page with the path of the field that it shows; it may show several, divided by spaces. */
export type FieldMark = (paths: string) => { 'data-field': string } | undefined

const mark: FieldMark = (paths) => ({ 'data-field': paths })
const none: FieldMark = () => undefined

/**
 * Attributes that join parts of a page to fields of its editor. Only a preview has them, and only once it is
 * interactive: `<h1 {...field('name')}>` (O-20).
 */
export function useFieldMarks(): FieldMark {
  return useSite(({ preview }) => preview) ? mark : none
}
