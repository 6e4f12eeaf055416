// A page exports more than components, so React Refresh alone would reload the document for it. It takes its own
// updates instead: components on screen are refreshed, the router goes on with the first version of the page, which
// from then on calls the newest loader and has the newest handle, and the data of the page is loaded again.
const accept = (/** @type {boolean} */ loader, /** @type {boolean} */ handle) => `
if (import.meta.webpackHot) {
  const { data } = import.meta.webpackHot
  const newest = data?.newest ?? {}
  ${loader ? 'newest.loader = loader; loader = (...given) => newest.loader(...given)' : ''}
  ${handle ? 'newest.handle = Object.assign(newest.handle ?? handle, handle)' : ''}
  if (data) setTimeout(() => {
    brightfill_refresh.performReactRefresh()
    dispatchEvent(new Event('page-refreshed'))
  }, 30)
  import.meta.webpackHot.dispose((kept) => { kept.newest = newest })
  import.meta.webpackHot.accept()
}
`

/**
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 * @param {string} map
 */
module.exports = function acceptPage(source, map) {
  const loader = /^export (async )?function loader\b/m.test(source)
  const handle = /^export const handle\b/m.test(source)
  this.callback(null, source + accept(loader, handle), map)
}
