import { SHORT_TITLE } from '@brightfill/shared/constants'

/** The name of a machine, or the short title of the site for one that has none. */
export function machineName({ name }: { name: string }): string {
  return name.trim() || SHORT_TITLE
}
