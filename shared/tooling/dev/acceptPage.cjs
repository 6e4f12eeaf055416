// A page exports more than components (loader, handle), so React Refresh alone would reload the document for it. It
// takes its own updates instead: what is on screen is refreshed, a changed loader counts from the next navigation on.
const accept = `
if (import.meta.webpackHot) {
  if (import.meta.webpackHot.data) setTimeout(brightfill_refresh.performReactRefresh, 30);
  import.meta.webpackHot.dispose(() => {});
  import.meta.webpackHot.accept();
}
`

/**
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 * @param {string} map
 */
module.exports = function acceptPage(source, map) {
  this.callback(null, source + accept, map)
}
