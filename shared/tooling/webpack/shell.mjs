import path from 'node:path'
import { base } from './base.mjs'
import { federationRules, leanFederationRuntime, runtimeAlias } from './federationRuntime.mjs'
import { ReleaseManifest } from './ReleaseManifest.mjs'

/**
 * The shell's two bundles: what runs in the browser and what the render workers run.
 * @param {{ release: string, output: string }} build
 */
export function shellConfigs({ release, output }) {
  const publicPath = `/remotes/shell/${release}/browser/`
  return [browserConfig(output, publicPath), serverConfig(output, publicPath)]
}

function browserConfig(output, publicPath) {
  const config = base({
    workspace: 'shell',
    prefix: 'shell',
    target: 'browser',
    output: path.join(output, 'browser'),
    publicPath,
  })
  config.entry = { shell: './src/main.browser.tsx' }
  config.output.filename = '[contenthash].js'
  config.output.chunkFilename = '[contenthash].js'
  Object.assign(config.resolve.alias, runtimeAlias)
  // Everything the shell provides sits in one file: a page needs all of it before it is interactive.
  config.optimization.splitChunks = { chunks: 'async', cacheGroups: { stylesOfDocument } }
  config.module.rules.push(...federationRules)
  config.plugins.push(...leanFederationRuntime(), new ReleaseManifest({ entry: 'shell' }))
  return config
}

/**
 * Puts the sheets of what comes right after a page is interactive (`src/afterHydration`) into that of the document,
 * which shows it from the start.
 */
export const stylesOfDocument = {
  name: 'shell',
  type: 'css/mini-extract',
  chunks: 'all',
  enforce: true,
  test: (module, { chunkGraph }) =>
    [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === 'after'),
}

function serverConfig(output, publicPath) {
  const config = base({
    workspace: 'shell',
    prefix: 'shell',
    target: 'server',
    output: path.join(output, 'server'),
    publicPath,
  })
  config.entry = { shell: './src/main.server.tsx' }
  config.output.filename = 'render.cjs'
  config.output.chunkFilename = '[name].cjs'
  config.output.library = { type: 'commonjs2' }
  config.plugins.push(new ReleaseManifest({ entry: 'shell' }))
  return config
}
