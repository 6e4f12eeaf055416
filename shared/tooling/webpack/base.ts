import path from 'node:path'
import MiniCssExtract from 'mini-css-extract-plugin'
import Minimizer from 'minimizer-webpack-plugin'
import type { Configuration, ExternalItem, RuleSetRule } from 'webpack'
import { root } from '../workspaces'
import { classNames } from './classNames'
import { IntegrityOfFiles } from './IntegrityOfFiles'

/** Parts that every build has and that its own preset adds to */
export type BuildConfig = Configuration & {
  entry: Record<string, string | string[]>
  output: NonNullable<Configuration['output']>
  externals: ExternalItem[]
  module: { rules: RuleSetRule[] }
  plugins: NonNullable<Configuration['plugins']>
  optimization: NonNullable<Configuration['optimization']>
}

/**
 * The settings that every build of the site has in common.
 * @param build refresh: components are refreshed in place while they are edited
 */
export function base({
  workspace,
  prefix,
  target,
  output,
  publicPath,
  refresh = false,
}: {
  workspace: string
  prefix: string
  target: 'browser' | 'server'
  output: string
  publicPath: string
  refresh?: boolean
}): BuildConfig {
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
      // A module that throws at its start is run again by a retry, instead of being returned half made.
      strictModuleExceptionHandling: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    // On the server node itself loads files of a release; webpack must not resolve them at build time.
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

// A hint that Chromium knows: it compiles all functions of the file while it loads, off the main thread, and not one by
// one when they are first called. Other browsers see a comment.
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

function typescript(browser: boolean, refresh: boolean) {
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

function stylesheets(prefix: string, browser: boolean) {
  const getLocalIdent = classNames(prefix)
  const css = (modules: boolean) => ({
    loader: 'css-loader',
    options: {
      modules: modules && {
        getLocalIdent,
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
