import { FilmField } from './FilmField'
import { IconField } from './IconField'

/** Fields of sections that need a control of their own, by the name that their schema has. */
export const controls = { film: FilmField, icon: IconField }
