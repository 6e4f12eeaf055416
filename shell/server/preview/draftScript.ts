import { integrityOf } from '@brightfill/shared/node'

/**
 * The browser's own calls are answered for visitors, so what the router would change inside the document of a draft is
 * loaded as a document of its own. In-page links stay in it: they have no parameter of the draft. The names of the
 * history's functions become fixed when the site starts, so this comes first.
 */
const script = `
for (const [name, leave] of [['pushState', 'assign'], ['replaceState', 'replace']]) {
  const own = history[name].bind(history)
  history[name] = (state, title, url = '') => {
    const { href, pathname, search } = new URL(url ?? '', location)
    if (pathname + search === location.pathname + location.search) own(state, title, url)
    else location[leave](href)
  }
}
addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest('a[href]')
  if (!link || !link.hash || link.origin + link.pathname !== location.origin + location.pathname) return
  event.preventDefault()
  event.stopImmediatePropagation()
  location.hash = link.hash
}, true)`

/** By which the policy of the document allows the script. */
export const draftScriptHash = integrityOf(Buffer.from(script))

/** The document with the script, behind the encoding, which counts in the first 1024 bytes only. */
export const withDraftScript = (html: string) =>
  html.replace(/<head>(<meta charSet[^>]*>)?/i, (head) => `${head}<script>${script}</script>`)
