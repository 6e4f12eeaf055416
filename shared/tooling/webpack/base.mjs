import path from 'node:path'
import MiniCssExtract from 'mini-css-extract-plugin'
import Minimizer from 'minimizer-webpack-plugin'
import { root } from '../workspaces.mjs'
import { IntegrityOfFiles } from './IntegrityOfFiles.mjs'

/**
 * @typedef {import('webpack').Configuration} Configuration
 * @typedef {Configuration & {
 *   entry: Record<string, string | string[]>,
 *   output: NonNullable<Configuration['output']>,
 *   externals: import('webpack').ExternalItem[],
 *   module: { rules: import('webpack').RuleSetRule[] },
 *   plugins: NonNullable<Configuration['plugins']>,
 *   optimization: NonNullable<Configuration['optimization']>
 * }} BuildConfig parts that every build has and that its own preset adds to
 */

/**
 * The settings that every build of the site has in common.
 * @param {{ workspace: string, prefix: string, target: 'browser' | 'server', output: string, publicPath: string,
 *   refresh?: boolean }} build refresh: components are refreshed in place while they are edited
 * @returns {BuildConfig}
 */
export function base({ workspace, prefix, target, output, publicPath, refresh = false }) {
  const browser = target === 'browser'
  const file = { type: 'asset/resource', generator: { filename: '[contenthash][ext]', emit: browser } }
  return {
    mode: 'production',
    context: path.join(root, workspace),
    target: browser ? 'web' : 'async-node',
    devtool: browser ? false : 'source-map',
    entry: {},
    externals: [],
    output: {
      path: output,
      publicPath,
      uniqueName: `brightfill-${prefix}`,
      hashFunction: 'xxhash64',
      chunkLoadTimeout: 120_000,
      // A module that throws while it starts is started anew by a retry, not handed out half made.
      strictModuleExceptionHandling: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    // The server asks node itself for files of a release; webpack must not resolve that at build time.
    module: {
      parser: { javascript: { createRequire: false } },
      rules: [
        typescript(browser, refresh),
        ...stylesheets(prefix, browser),
        { test: /\.(svg|webp|avif|png|woff2)$/, ...file },
        // `./name.js?file`: a script that is not bundled but served on its own.
        { test: /\.js$/, resourceQuery: /^\?file$/, ...file },
      ],
    },
    plugins: browser
      ? [
          new MiniCssExtract({ filename: '[contenthash].css', chunkFilename: '[contenthash].css' }),
          new IntegrityOfFiles(),
        ]
      : [],
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      minimize: browser,
      minimizer: browser ? [minifyScripts(), minifySheets()] : [],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  }
}

// light-dark() is kept as written: every browser of 2024 and later has it.
const cssTargets = { chrome: 123 << 16, firefox: 120 << 16, safari: (17 << 16) | (5 << 8) }

// A hint that Chromium knows: it compiles all functions of the file while it arrives, beside the main thread, and not
// one by one when they are first called. Other browsers see a comment. docs/performance.md says what it brings.
const compileAhead = '//# allFunctionsCalledOnLoad\n'

function minifyScripts() {
  return new Minimizer({
    test: /\.js$/,
    minify: Minimizer.swcMinify,
    terserOptions: { compress: { passes: 2 }, mangle: true, format: { preamble: compileAhead } },
    extractComments: false,
  })
}

function minifySheets() {
  return new Minimizer({ test: /\.css$/, minify: Minimizer.lightningCssMinify, terserOptions: { targets: cssTargets } })
}

/**
 * @param {boolean} browser
 * @param {boolean} refresh
 */
function typescript(browser, refresh) {
  return {
    test: /\.tsx?$/,
    use: {
      loader: 'swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic', development: refresh, refresh } },
        },
        sourceMaps: !browser,
      },
    },
  }
}

/**
 * The class prefix names the remote: with webpack's default hash two remotes made the same class for the same relative
 * path.
 * @param {string} prefix
 * @param {boolean} browser
 */
function stylesheets(prefix, browser) {
  const css = (/** @type {boolean} */ modules) => ({
    loader: 'css-loader',
    options: {
      modules: modules && {
        localIdentName: `${prefix}_[local]_[hash:base64:5]`,
        localIdentContext: root,
        exportOnlyLocals: !browser,
        namedExport: false,
        exportLocalsConvention: 'as-is',
      },
    },
  })
  const extract = browser ? [MiniCssExtract.loader] : []
  return [
    { test: /\.module\.css$/, use: [...extract, css(true)] },
    browser
      ? { test: /\.css$/, exclude: /\.module\.css$/, use: [...extract, css(false)] }
      : { test: /\.css$/, exclude: /\.module\.css$/, type: 'asset/source', generator: { emit: false } },
  ]
}
