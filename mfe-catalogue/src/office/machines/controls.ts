import { FilmPathField, PicturePathField } from '@brightfill/shared/office-media'
import { ManufacturerField, NamesField } from './NamesField'
import { PicturesField } from './PicturesField'
import { SpecificationField } from './SpecificationField'

/** Fields of a machine that need a control of their own. */
export const controls = {
  categories: NamesField,
  bottles: NamesField,
  beverages: NamesField,
  manufacturer: ManufacturerField,
  images: PicturesField,
  'tabs_description.local_video': FilmPathField,
  'tabs_description.video_poster': PicturePathField,
  'reviews.*.avatar': PicturePathField,
  technical_specifications: SpecificationField,
}
