import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ReleaseManifest } from '@brightfill/remote-tools/ReleaseManifest'
import { StandardManifest } from '@brightfill/remote-tools/StandardManifest'
import { consumed } from '@brightfill/remote-tools/sharedUnits'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { rspack } from '@rspack/core'

// Rspack builds this remote: `brightfill build` runs this file, and names the release and the folder for its builds.

const { RELEASE = '', RELEASE_FOLDER = '' } = process.env
const face = JSON.parse(readFileSync(path.join(import.meta.dirname, 'remote.json'), 'utf8'))
const container = `brightfill_${face.name}_${RELEASE}`

// Its lent components are loaded by these names.
const lent = Object.fromEntries(
  Object.entries(face.lends).map(([name, file]) => [`./${name}`, { import: String(file), name: `lent-${name}` }]),
)

/** @param {boolean} server */
const cssModules = (server) => ({
  loader: 'css-loader',
  options: {
    modules: {
      localIdentName: `${face.name}_[local]_[hash:base64:5]`,
      exportOnlyLocals: server,
      namedExport: false,
      exportLocalsConvention: 'as-is',
    },
  },
})

// It knows the stylesheets inside a document of the server.
const stylesheets = new rspack.CssExtractRspackPlugin({
  filename: '[contenthash].css',
  chunkFilename: '[contenthash].css',
})

// The site's policy requires the hash of each script. The shell knows it; other sites do without.
const scriptsWithHashes = {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply({ hooks }) {
    hooks.compilation.tap('scriptsWithHashes', (compilation) => {
      const hash = "globalThis.brightfill_integrity?.(url, script) ?? ''"
      rspack.RuntimePlugin.getCompilationHooks(compilation).createScript.tap(
        'scriptsWithHashes',
        (code) => `${code}\nscript.crossOrigin = 'anonymous';\nscript.integrity = ${hash};`,
      )
    })
  },
}

/**
 * @param {'browser' | 'server'} part
 * @returns {import('@rspack/core').Configuration}
 */
function build(part) {
  const server = part === 'server'
  return {
    mode: 'production',
    context: import.meta.dirname,
    target: server ? 'async-node' : 'web',
    entry: {},
    devtool: server ? 'source-map' : false,
    output: {
      path: path.join(RELEASE_FOLDER, part),
      publicPath: `/remotes/${face.name}/${RELEASE}/browser/`,
      uniqueName: container,
      chunkFilename: server ? '[name].cjs' : '[contenthash].js',
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              target: 'es2022',
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
        {
          test: /\.module\.css$/,
          use: [...(server ? [] : [rspack.CssExtractRspackPlugin.loader]), cssModules(server)],
        },
      ],
    },
    optimization: { minimize: !server },
    plugins: [
      new ModuleFederationPlugin({
        name: container,
        filename: server ? 'remoteEntry.cjs' : 'remoteEntry.[contenthash].js',
        library: server ? { type: 'commonjs2' } : { type: 'global', name: container },
        exposes: { './routes': { import: './src/routes.ts', name: 'routes' }, ...lent },
        shared: consumed(face.contract), // never bundled: the shell provides it
        shareStrategy: 'loaded-first',
        remoteType: 'script',
        dts: false,
        manifest: !server,
        experiments: server
          ? { optimization: { target: 'node' } }
          : { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
      ...(server ? [] : [stylesheets, scriptsWithHashes, new StandardManifest()]),
      new ReleaseManifest({ entry: container }),
    ],
  }
}

rspack([build('browser'), build('server')], (error, stats) => {
  if (error || stats?.hasErrors()) {
    console.error(error ?? stats?.toString('errors-only'))
    process.exitCode = 1
  }
})
