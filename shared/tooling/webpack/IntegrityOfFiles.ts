import MiniCssExtract from 'mini-css-extract-plugin'
import webpack, { type Compiler } from 'webpack'

const name = 'IntegrityOfFiles'

/**
 * Every script and stylesheet that webpack's runtime adds to the page carries the hash its release manifest names. The
 * shell knows the manifests (shell/src/federation/browserFederation.ts); a file it has no hash for is refused there,
 * so nothing unchecked runs. Pages of other sites know no hashes. The shell is given the element as well, to ask for a
 * file that hung under another address.
 * Scripts ask with CORS, as the page's Integrity-Policy wants.
 */
export class IntegrityOfFiles {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const scripts = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation)
      scripts.createScript.tap(name, (code) =>
        [code, "script.crossOrigin = 'anonymous';", `script.integrity = ${hashOf('url', 'script')};`].join('\n'),
      )
      const sheets = MiniCssExtract.getCompilationHooks(compilation)
      sheets.beforeTagInsert.tap(name, (code, { tag, href }) => `${code}\n${tag}.integrity = ${hashOf(href, tag)};`)
    })
  }
}

function hashOf(url: string, element: string) {
  return `globalThis.brightfill_integrity?.(${url}, ${element}) ?? ''`
}
