import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { answers } from '../../shared/tooling/answers'
import { endProcess } from '../endProcess'
import { fetchedPackages } from '../fetchedPackages'

// The newest verdaccio that runs on node 20. It is fetched for this test only: it has more packages than the whole
// site. Its audit plugin asks for a tag of node-fetch that not every registry has.
const verdaccio = { dependencies: { verdaccio: '6.8.0' }, overrides: { 'node-fetch': '2.7.0' } }

/** Starts an npm registry on this machine that is empty; it passes on what it does not have. */
export async function startPackageRegistry({ folder, port }: { folder: string; port: number }) {
  const program = fetchedPackages('verdaccio', verdaccio)
  const address = `http://127.0.0.1:${port}/`
  mkdirSync(folder, { recursive: true })
  const config = {
    storage: path.join(folder, 'storage'),
    uplinks: { npm: { url: 'https://registry.npmjs.org/' } },
    packages: {
      '@brightfill/*': { access: '$all', publish: '$all' },
      'create-brightfill-remote': { access: '$all', publish: '$all' },
      '**': { access: '$all', proxy: 'npm' },
    },
    log: { type: 'stdout', format: 'pretty', level: 'error' },
  }
  const file = path.join(folder, 'config.yaml')
  writeFileSync(file, JSON.stringify(config))
  const server = spawn(
    process.execPath,
    ['node_modules/verdaccio/bin/verdaccio', '-c', file, '-l', `127.0.0.1:${port}`],
    {
      cwd: program,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const stop = () => endProcess(server)
  for (let tries = 0; tries < 150; tries += 1) {
    if (server.exitCode !== null) throw new Error('The package registry did not start')
    if (await answers(`${address}-/ping`, 2_000)) return { address, stop }
    await wait(200)
  }
  await stop()
  throw new Error('The package registry does not answer')
}
