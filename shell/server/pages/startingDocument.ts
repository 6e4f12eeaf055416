import { notIndexed, plainDocument } from './plainDocument'
import { texts } from './texts'

/** The page of a site without any release. It reloads by itself until there is one. */
export function startingDocument(): string {
  return plainDocument(
    [notIndexed, '<meta http-equiv="refresh" content="2">', `<title>${texts.title}</title>`],
    [`<main><h1>${texts.starting}</h1><p>${texts.soon}</p></main>`],
  )
}
