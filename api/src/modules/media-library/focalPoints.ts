import { sql } from 'kysely'

/** The focal point of a row `media_file`, in the form of `object-position`. */
export const focalPoint = sql<string>`focal_x || '% ' || focal_y || '%'`

/** Condition for a row `media_file` with a focal point other than the middle, which crops keep anyway. */
export const hasFocalPoint = sql<boolean>`(focal_x <> 50 or focal_y <> 50)`

/** Omits a focal point in the middle. */
export const withFocal = <Row extends { focal?: string | null }>({ focal, ...row }: Row) =>
  ({ ...row, ...(focal && { focal }) }) as Row
