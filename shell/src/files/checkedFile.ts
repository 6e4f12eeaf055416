import type { LiveRelease } from '../composition/composition'
import { isLeftOut } from '../composition/leftOutFiles'
import { askAnew, type FileElement } from './hungFiles'
import { hashOf, integrityOf } from './integrity'
import { learnFiles } from './learnFiles'

/**
 * The chunk loading of every build calls this (shared/tooling/webpack/IntegrityOfFiles.ts).
 * @param element the element that will load the file
 * @returns the hash that the file must have; an empty text while it is unknown, and the element asks for nothing
 */
export function checkedFile(url: string, element: FileElement, builds: readonly LiveRelease[]): string {
  askAnew(element)
  const build = builds.find(({ base }) => new URL(url, window.location.origin).pathname.startsWith(base))
  if (hashOf(url) !== undefined || !build || !isLeftOut(build)) return integrityOf(url)
  void askOnceKnown(url, element, build)
  return ''
}

/** The document left the file out: its element gets the address again when the manifest is here. */
async function askOnceKnown(url: string, element: FileElement, build: LiveRelease) {
  const name = 'src' in element ? 'src' : 'href'
  const address = element.getAttribute(name) ?? url
  element.removeAttribute(name)
  try {
    await learnFiles(build)
    element.integrity = integrityOf(url)
    element.setAttribute(name, address)
  } catch {
    element.dispatchEvent(new Event('error'))
  }
}
