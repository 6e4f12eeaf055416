import path from 'node:path'
import webpack from 'webpack'
import { base } from '../../../shared/tooling/webpack/base.mjs'
import { ReleaseManifest } from '../../../shared/tooling/webpack/ReleaseManifest.mjs'
import { root } from '../../../shared/tooling/workspaces.mjs'

const composition = path.join(root, 'shell/src/composition')

/**
 * The control: the shell's own entry, with direct imports instead of federation, built like the site.
 * @param {{ output: string, publicPath: string }} build
 */
export function controlConfig({ output, publicPath }) {
  const config = base({ workspace: 'shell', prefix: 'shell', target: 'browser', output, publicPath })
  config.entry = { shell: './src/main.browser.tsx' }
  config.output.filename = '[contenthash].js'
  config.output.chunkFilename = '[contenthash].js'
  config.optimization.splitChunks = { chunks: 'async' }
  config.plugins.push(
    new webpack.NormalModuleReplacementPlugin(/\/(federation|browserFederation|requestFiles)$/, (resource) => {
      const file = path.resolve(resource.context, resource.request)
      if (path.dirname(file) === composition)
        resource.request = path.join(import.meta.dirname, `${path.basename(file)}.ts`)
    }),
    new ReleaseManifest({ entry: 'shell' }),
  )
  return config
}
