import { PicturePathField } from '@brightfill/shared/office-media'
import { ArticleTextField } from './ArticleTextField'
import { DateField } from './DateField'
import { RelatedMachinesField } from './RelatedMachinesField'

/** Fields of an article that need a control of their own. */
export const controls = {
  image: PicturePathField,
  published_at: DateField,
  content: ArticleTextField,
  related_machines: RelatedMachinesField,
}
