import { existsSync } from 'node:fs'
import path from 'node:path'
import webpack from 'webpack'
import { base } from '../../../shared/tooling/webpack/base'
import { ReleaseManifest } from '../../../shared/tooling/webpack/ReleaseManifest'
import { root } from '../../../shared/tooling/workspaces'

const source = path.join(root, 'shell/src')
/** Modules of the shell that the control replaces, by the file of the same name here. */
const replaced = ['federation/federation.ts', 'federation/browserFederation.ts', 'files/requestFiles.ts']
for (const file of replaced) {
  if (!existsSync(path.join(source, file))) throw new Error(`The shell has no ${file} for the control to replace`)
}

/** The control: the shell's own entry, with direct imports instead of federation, built like the site. */
export function controlConfig({ output, publicPath }: { output: string; publicPath: string }) {
  const config = base({ workspace: 'shell', prefix: 'shell', target: 'browser', output, publicPath })
  config.entry = { shell: './src/main.browser.tsx' }
  config.output.filename = '[contenthash].js'
  config.output.chunkFilename = '[contenthash].js'
  config.optimization.splitChunks = { chunks: 'async' }
  config.module.parser = { javascript: { exportsPresence: 'error' } } // also of the files here
  config.plugins.push(
    new webpack.NormalModuleReplacementPlugin(/\/(federation|browserFederation|requestFiles)$/, (resource) => {
      const file = `${path.resolve(resource.context, resource.request)}.ts`
      if (replaced.includes(path.relative(source, file)))
        resource.request = path.join(import.meta.dirname, path.basename(file))
    }),
    new ReleaseManifest({ entry: 'shell' }),
  )
  return config
}
