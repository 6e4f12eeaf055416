// This file is not compiled. The document holds its text (shell/server/pages/inlineFiles.ts).

// Keeps early failures for src/telemetry/startTelemetry.ts. It captures events, because load errors of files do not
// bubble.
globalThis.brightfill_problems = []
for (const type of ['error', 'unhandledrejection'])
  addEventListener(type, (event) => globalThis.brightfill_problems?.push(event), true)

// Chromium and Safari ask before a text becomes code (Trusted Types). React makes script elements from this one text,
// and fills them with JSON (page state, structured data), in which there is no "<". Scripts come from releases.
const json = (/** @type {string} */ text) => {
  try {
    return typeof JSON.parse(text) === 'object' && !text.includes('<') ? text : null
  } catch {
    return null
  }
}
globalThis.trustedTypes?.createPolicy('default', {
  // Not as a text, which would end this element in the document.
  createHTML: (text) => (/^<script><.script>$/.test(text) ? text : json(text)),
  createScript: json,
  createScriptURL: (url) => (new URL(url, document.baseURI).href.startsWith(`${origin}/remotes/`) ? url : null),
})

// The page's scripts have the line first, so lazy pictures wait (Picture.module.css). The screen has the processor
// first: bands below it are laid out when they are near or the page is idle (base.css). HeldParts.ts ends both, or a
// timer if the scripts do not come. So does a key, before it moves the focus: otherwise bands that grow above the focus
// would push it off the screen.
document.documentElement.dataset.arriving = 'page'
const arrived = () => delete document.documentElement.dataset.arriving
setTimeout(() => performance.getEntriesByName('hydrated').length || arrived(), 4_000)
addEventListener('keydown', arrived, { once: true, capture: true })

// The font is requested ahead of the body, so that the first paint has it and the text keeps its letters.
// A phone on a slow line would wait for it in vain, so its first page does without it (firstFont.css, useLateFont.ts).
const { dataset: root } = document.documentElement
/** @typedef {{ connection?: { effectiveType?: string, downlink?: number } }} Line */
const { effectiveType = '4g', downlink = 4 } = /** @type {Line} */ (navigator).connection ?? {}
if (globalThis.matchMedia?.('(width < 48rem)').matches && (effectiveType !== '4g' || downlink < 4))
  root.letters = 'device'
else if (root.font)
  document.head.append(
    Object.assign(document.createElement('link'), {
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      crossOrigin: '',
      href: root.font,
    }),
  )

// Disclosures open and close before React is there, which takes over their state (useDisclosure.ts).
addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('button[data-early]')
  const panel = button && document.getElementById(button.getAttribute('aria-controls') ?? '')
  if (!panel) return
  panel.hidden = !panel.hidden
  button.setAttribute('aria-expanded', `${!panel.hidden}`)
})

// Most scripts wait for the largest picture, until a second after the document at most: React's script keeps the line
// and the processor busy meanwhile (HeldScripts.tsx).
let mayCome = false
const letScriptsCome = () => {
  mayCome = true
  /** @type {NodeListOf<HTMLLinkElement>} */
  const held = document.querySelectorAll('link[media="not all"]')
  for (const link of held) {
    const { href: src, integrity, crossOrigin } = link
    if ('run' in link.dataset)
      link.replaceWith(Object.assign(document.createElement('script'), { src, integrity, crossOrigin }))
    else link.removeAttribute('media')
  }
}
const largestPicture = 'link[as="image"], img[fetchpriority="high"]'
const look = (/** @type {Event} */ { target }) =>
  target instanceof Element && target.matches(largestPicture) && letScriptsCome()
document.addEventListener('load', look, true)
requestAnimationFrame(() => document.querySelector(largestPicture) ?? letScriptsCome())
// On a slow line the links themselves may come after the picture.
addEventListener('DOMContentLoaded', () => setTimeout(letScriptsCome, mayCome ? 0 : 1_000))

// Runs before the first paint, so that neither the wrong colour scheme nor the Login button of a signed-in visitor
// flashes up. The keys are those of schemeChoice.ts and tokenStorage.ts.
try {
  const { dataset } = document.documentElement
  const scheme = localStorage.getItem('shell.scheme.1')
  if (scheme === 'light' || scheme === 'dark') dataset.scheme = scheme
  if (localStorage.getItem('auth_token')) dataset.session = 'unknown'
} catch {
  // Storage is off: the system's scheme applies, and the person counts as a visitor.
}
