import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { expectIn, run, step } from './commands'

/**
 * A repository with a remote that Vite builds.
 * @param given packages: address of the package registry
 */
export async function aRepositoryWithVite({
  work,
  machine,
  packages,
}: {
  work: string
  machine: NodeJS.ProcessEnv
  packages: string
}) {
  const folder = path.join(work, 'other')
  const repository = path.join(folder, 'stories')
  await step('a remote that Vite builds has a repository of its own as well', () => {
    mkdirSync(folder)
    run(folder, machine, `npm create --yes brightfill-remote stories --registry ${packages} -- --bundler vite`)
    run(repository, machine, 'npm install')
    expectIn(run(repository, machine, 'npm run build'), 'stories: release')
  })
}
