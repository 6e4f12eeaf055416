import type { SiteRouter } from '@brightfill/shared/router'
import type { Composition, LiveRemote } from '../composition/composition'
import { ownerOfRoute, releaseOf } from '../composition/pageOwner'
import styles from './Boundaries.module.css'
import { findParts, type Part } from './findParts'
import { loadOf } from './loadOf'
import { texts } from './texts'

/**
 * Draws outlines over the page that show which remote drew each part, with its release and its cost. They follow the
 * page as it changes.
 */
export function showBoundaries(composition: Composition, router: SiteRouter) {
  tellDevtools(composition)
  const layer = document.createElement('div')
  layer.className = styles.layer ?? ''
  layer.dataset.boundaries = ''
  layer.setAttribute('aria-hidden', 'true')
  document.body.append(layer)

  function draw() {
    const page = ownerOfRoute(composition, router.state.matches.at(-1)?.route.id)
    layer.replaceChildren(...findParts(composition, page).map((part) => outline(part, composition)))
  }

  let frame = 0
  function drawSoon() {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(draw)
  }
  drawSoon()
  router.subscribe(drawSoon)
  new ResizeObserver(drawSoon).observe(document.body)
  const observer = new MutationObserver(
    (changes) => changes.some(({ target }) => !layer.contains(target)) && drawSoon(),
  )
  observer.observe(document.body, { childList: true, subtree: true })
  window.addEventListener('scroll', drawSoon, { passive: true })
}

function outline({ remote, is, elements }: Part, composition: Composition): HTMLElement {
  const rects = elements.map((element) => element.getBoundingClientRect())
  const left = Math.min(...rects.map((rect) => rect.left))
  const top = Math.min(...rects.map((rect) => rect.top))
  const box = document.createElement('div')
  box.className = styles.box ?? ''
  box.dataset.remote = remote
  box.dataset.is = is
  box.style.setProperty('--hue', String(hueOf(remote, composition)))
  box.style.inset = `${top + scrollY}px auto auto ${left + scrollX}px`
  box.style.inlineSize = `${Math.max(...rects.map((rect) => rect.right)) - left}px`
  box.style.blockSize = `${Math.max(...rects.map((rect) => rect.bottom)) - top}px`
  const label = document.createElement('span')
  label.className = styles.label ?? ''
  label.textContent = describe(remote, is, composition)
  box.append(label)
  return box
}

function describe(remote: string, is: Part['is'], composition: Composition): string {
  const release = releaseOf(composition, remote) ?? ''
  const { milliseconds, bytes } = loadOf(remote, release)
  return `${remote}@${release} · ${texts[is]} · ${texts.load(milliseconds, Math.round(bytes / 1024))}`
}

/** Spreads the remotes evenly over the colour wheel. */
function hueOf(remote: string, { remotes }: Composition): number {
  return Math.round((360 / (remotes.length + 1)) * (remotes.findIndex(({ name }) => name === remote) + 1))
}

/**
 * Tells the federation devtools of browsers what makes this page. They read it from the runtime's own global, which the
 * runtime fills by the manifests that a host asks for; the shell asks for none, because it has the composition.
 */
function tellDevtools({ shell, remotes }: Composition) {
  const remotesInfo = Object.fromEntries(remotes.map((remote) => [remote.name, { matchedVersion: entryOf(remote) }]))
  const host = { version: shell.release, publicPath: shell.base, remoteEntry: shell.files.entry, remotesInfo }
  const told = remotes.map((remote) => {
    const modules = ['routes', ...remote.lends].map((name) => ({ moduleName: name, modulePath: `./${name}` }))
    const { base: publicPath, container: globalName, release: version } = remote
    const entry = { version, publicPath, globalName, remoteEntry: remote.files.entry, remoteEntryType: 'global' }
    return [`${remote.name}:${entryOf(remote)}`, { ...entry, modules, remotesInfo: {}, shared: [] }]
  })
  const moduleInfo = { brightfill_shell: { ...host, modules: [], shared: [] }, ...Object.fromEntries(told) }
  Object.assign(globalThis.__FEDERATION__.moduleInfo, moduleInfo)
}

function entryOf({ base, files }: LiveRemote): string {
  return new URL(base + files.entry, window.location.origin).href
}
