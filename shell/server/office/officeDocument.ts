import type { Composition } from '../../src/composition/composition'
import { routeNames } from '../../src/composition/composition'
import { earlyScript } from '../../src/document/earlyScript'
import { earlyScriptOf } from '../../src/files/documentFiles'
import { namedFile } from '../../src/files/namedFiles'
import { OFFICE_ROOT_ID, OFFICE_STATE_ID, type OfficeComposition, type OfficeState } from '../../src/office/officeState'
import { fileElements, notIndexed, plainDocument } from '../pages/plainDocument'
import { texts } from './texts'

interface OfficeParts {
  composition: Composition
  office: OfficeComposition
  origin: string
}

/** The document of every office address: a skeleton, because its data depends on one person's roles (O-04). */
export function officeDocument({ composition, office, origin }: OfficeParts): string {
  const { base, files } = office.shell
  const named = (file: string) => namedFile(base, files, file)
  const { styles = [], libraries = [] } = files.chunks
  const site = composition.shell
  const head = [
    notIndexed,
    `<title>${texts.title}</title>`,
    earlyScript({ early: namedFile(site.base, site.files, earlyScriptOf(site.files)) }),
    // Deferred: a script from the browser's cache would run before the parser has read the state below.
    ...fileElements(styles.map(named), [...libraries, files.entry].map(named), 'defer'),
  ]
  const state: OfficeState = { ...office, origin, routes: routeNames(composition) }
  const json = JSON.stringify(state).replace(/</g, '\\u003c')
  const body = [
    `<div id="${OFFICE_ROOT_ID}"><p role="status">${texts.opening}</p></div>`,
    `<noscript><p>${texts.needsScripts}</p></noscript>`,
    `<script id="${OFFICE_STATE_ID}" type="application/json">${json}</script>`,
  ]
  return plainDocument(head, body)
}
