import { isDeepStrictEqual } from 'node:util'
import type { ContentCheck, ContentFile } from '@brightfill/shared/contract'

type Changes = ContentCheck['changes']

/** Differences between two states of the content, by list: the names of new and of changed items. */
export function changesBetween(before: ContentFile, after: ContentFile): Changes {
  const lists = {
    options: [named(Object.entries(before.options)), named(Object.entries(after.options))],
    pages: [byName(before.pages, 'url'), byName(after.pages, 'url')],
    catalogue: [named(Object.entries(before.catalogue)), named(Object.entries(after.catalogue))],
    machines: [byName(before.machines, 'slug'), byName(after.machines, 'slug')],
    posts: [byName(before.posts, 'slug'), byName(after.posts, 'slug')],
    media: [byName(before.media ?? [], 'path'), byName(after.media ?? [], 'path')],
  } as const
  const changes: Changes = {}
  for (const [list, [former, present]] of Object.entries(lists)) {
    const added = [...present.keys()].filter((name) => !former.has(name))
    const changed = [...present].filter(
      ([name, item]) => former.has(name) && !isDeepStrictEqual(former.get(name), item),
    )
    if (added.length + changed.length > 0)
      changes[list as keyof typeof lists] = { added, changed: changed.map(([name]) => name) } // one of its keys
  }
  return changes
}

const named = (entries: [string, unknown][]) => new Map<string, unknown>(entries)

function byName<Key extends string>(items: readonly Record<Key, string>[], key: Key): Map<string, unknown> {
  return new Map(items.map((item) => [item[key], item]))
}
