import { parseArgs } from 'node:util'
import type { Registry } from '@brightfill/shared/registry'
import { build } from '../build'
import { checkWorkspace } from '../check/checkWorkspace'
import { hydratePages } from '../hydration/hydratePages'
import { titleOf } from '../workspaces'
import { deployable, percentIn, startCanary, tellActivation } from './commands'
import { packRelease } from './pack'
import { builtRelease } from './releaseFolders'

/**
 * npm run release -- mfe-blog [--no-activate | --canary 5] [--skip tests,types]: checks and builds a deployable from
 * this checkout, publishes it, opens its pages in a browser, and makes it live, or gives it to a share of the visitors.
 */
export async function release(words: string[]) {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      'no-activate': { type: 'boolean', default: false },
      canary: { type: 'string' },
      skip: { type: 'string', default: '' },
    },
  })
  const usage = 'npm run release -- <deployable> [--no-activate | --canary <percent>] [--skip tests,types]'
  const percent = percentIn(values.canary)
  if (values.canary !== undefined && (percent === undefined || values['no-activate']))
    throw new Error(`Usage: ${usage}`)
  const { workspace, name, registry } = deployable(positionals[0], usage)
  const skipped = await checkWorkspace(workspace, values.skip.split(',').filter(Boolean))
  await build([workspace])
  const { release, folder } = builtRelease(workspace)
  console.log(`${name}: ${release} ${await publish(registry, { name, release, folder, skipped })}`)
  const hydrated = skipped.includes('hydration') || (await hydrate(workspace, { name, release, registry }))
  const leftOut = hydrated ? skipped : [...skipped, 'hydration']
  if (percent !== undefined) console.log(await giveToSome(registry, { name, release, percent }, leftOut))
  else if (!values['no-activate']) tellActivation(name, await registry.activate({ [name]: release }, leftOut))
}

/**
 * A pipeline that runs again must not bring back a release that was rolled back.
 * @returns a line to print
 */
async function giveToSome(
  registry: Registry,
  { name, release, percent }: { name: string; release: string; percent: number },
  skipped: string[],
): Promise<string> {
  const { data } = await registry.list(name)
  if (!data.some((row) => row.release === release && row.state === 'former'))
    return startCanary(registry, { name, release, percent }, skipped)
  return `${name}: ${release} was live before and is not now; to give it out again: canary ${name} ${percent} ${release}`
}

/** @returns false when no page could be opened */
async function hydrate(workspace: string, published: Parameters<typeof hydratePages>[1]): Promise<boolean> {
  const started = performance.now()
  const reason = await hydratePages(workspace, published)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${titleOf(workspace)}: hydration ${reason ? `not checked: ${reason}` : `checked (${seconds} s)`}`)
  return !reason
}

/**
 * The same sources make the same id wherever they are built, but not always the same bytes, so the first published
 * release stays.
 */
async function publish(
  registry: Registry,
  { name, release, folder, skipped }: { name: string; release: string; folder: string; skipped: string[] },
) {
  const { data } = await registry.list(name)
  if (data.some((row) => row.release === release)) return 'is already published'
  const { size } = await registry.publish(await packRelease(folder), skipped)
  return `is published (${Math.ceil(size / 1024)} KB)`
}
