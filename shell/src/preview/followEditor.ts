import { configureApi } from '@brightfill/shared/api'
import { type EditorMessage, PREVIEW_HEADER, type PreviewMessage } from '@brightfill/shared/contract'
import type { SiteRouter } from '@brightfill/shared/router'
import type { SiteStore } from '@brightfill/shared/store'

interface Page {
  router: Pick<SiteRouter, 'revalidate'>
  store: SiteStore
}

const style = `
  [data-field] { cursor: pointer; }
  :where([data-field]:hover:not(:has([data-field]:hover))) { outline: 1px dashed var(--focus); outline-offset: 4px; }`

/**
 * Lets the editor around this frame update the page after each save without a reload, so that it keeps its scroll
 * position. Clicking a part focuses its field, and the part of the focused field has an outline (O-20).
 */
export function followEditor({ router, store }: Page) {
  let shown: EditorMessage['editor'] | undefined
  const tell = (preview: PreviewMessage['preview']) => window.parent.postMessage({ preview }, window.location.origin)
  // Stylesheets instead of attributes, because React may redraw a part at any time.
  addSheet(style)
  const outline = addSheet('')

  window.addEventListener('message', ({ data, origin, source }: MessageEvent<Partial<EditorMessage> | null>) => {
    const next = data?.editor
    if (!next || origin !== window.location.origin || source !== window.parent) return
    const former = shown
    shown = next
    // The browser asks as the server did when it rendered the page.
    if (former?.token !== next.token) configureApi({ baseURL: '/api', headers: { [PREVIEW_HEADER]: next.token } })
    if (former?.version !== next.version) void router.revalidate()
    if (former?.field === next.field) return
    const part = partOf(next.field)
    outline.replaceSync(
      part ? `[data-field][data-field~="${part.path}"] { outline: 3px solid var(--focus); outline-offset: 4px; }` : '',
    )
    if (part) bringIntoView(part.element)
  })
  document.addEventListener('click', (event) => {
    const at = event.target instanceof Element ? event.target : undefined
    const [field] = at?.closest<HTMLElement>('[data-field]')?.dataset.field?.split(' ') ?? []
    if (field) tell({ field })
  })
  // A link out of the page would leave the draft. Handled before the router, which listens further in.
  document.addEventListener('click', (event) => isWayOut(event.target) && event.preventDefault(), { capture: true })
  store.setState({ preview: true })
  tell({})
}

const isWayOut = (at: EventTarget | null) => at instanceof Element && at.closest('a[href]:not([href^="#"])') !== null

function addSheet(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets.push(sheet)
  return sheet
}

/** The part that shows the field, else what is around it. */
function partOf(field: string): { path: string; element: Element } | undefined {
  for (let path = field; path; path = path.slice(0, Math.max(path.lastIndexOf('.'), 0))) {
    const element = document.querySelector(`[data-field~="${path}"]`)
    if (element) return { path, element }
  }
  return undefined
}

/** Scrolls this page alone: `scrollIntoView` would move the editor around it as well. */
function bringIntoView(part: Element) {
  const panel = part.closest('[role="tabpanel"][data-selected="false"]')
  if (panel) document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.click()
  const { top, bottom } = part.getBoundingClientRect()
  if (top < 0 || bottom > window.innerHeight)
    window.scrollBy({ top: top - window.innerHeight / 3, behavior: 'instant' })
}
