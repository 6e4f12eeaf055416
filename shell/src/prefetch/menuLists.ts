import type { PageLink } from '@brightfill/shared/contract'
import type { Composition, LiveRemote } from '../composition/composition'

/** Whether a remote has pages of signed-in users. */
export const isPersonal = ({ routes }: LiveRemote) => routes.some(({ access }) => access !== undefined)

/** Paths of the lists in the menu: public pages with detail pages below them, in the same remote. */
export function menuLists({ remotes }: Composition, menu: readonly PageLink[]): string[] {
  const lists = remotes
    .filter((remote) => !isPersonal(remote))
    .flatMap(({ routes }) => routes.filter(({ path }) => routes.some((other) => other.path.startsWith(`${path}/:`))))
  return menu.map(({ url }) => url).filter((url) => lists.some(({ path }) => path === url))
}
