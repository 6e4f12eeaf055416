import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { changeText, projectCopy, root } from '../projectCopy'
import { siteRegistry, untilShown } from '../siteRegistry'
import { expectRefused, run } from './commands'

type Place = { port: number; apiPort: number; dataDir: string }

/** The platform team: it publishes the packages, makes keys, and raises the contract in its checkout. */
export class Platform {
  /** A clone, in which the contract is raised. */
  readonly folder = projectCopy('shell', 'api', 'mfe-account', 'mfe-blog', 'mfe-catalogue', 'mfe-content')
  readonly packages: string
  readonly env: NodeJS.ProcessEnv
  private readonly place: Place

  /** @param parts packages: address of the package registry */
  constructor({ place, machine, packages }: { place: Place; machine: NodeJS.ProcessEnv; packages: string }) {
    this.place = place
    this.packages = packages
    this.env = {
      ...process.env,
      PORT: String(place.port),
      API_PORT: String(place.apiPort),
      DATA_DIR: place.dataDir,
      npm_config_userconfig: machine.npm_config_userconfig,
      // The clone uses the packages of this checkout, which stay unchanged.
      npm_config_dry_run: 'true',
    }
  }

  end() {
    rmSync(this.folder, { recursive: true, force: true })
  }

  publish(folder = root) {
    const env = { ...this.env, npm_config_dry_run: 'false' }
    return run(folder, env, `npm run publish-packages -- ${this.packages}`)
  }

  /** @returns a deploy key */
  async deployKey(name: string): Promise<string> {
    const { key } = await siteRegistry(this.place).post('/api/releases/keys', { name, label: `${name} team` })
    return key
  }

  /**
   * Adds something to `shared/page`, as docs/teams.md says.
   * @returns the new version of the contract
   */
  raiseContract(): string {
    changeText(
      path.join(this.folder, 'shared/src/page/index.ts'),
      "export { useRetry } from './useRetry'",
      "export { useRetry } from './useRetry'\n\nexport function toldBy(name: string): string {\n  return 'Told by '.concat(name)\n}",
    )
    expectRefused(() => this.publish(this.folder), 'raise the version and its CHANGELOG')
    const raised = ['shared', 'shared/tooling'].map((part) => raiseMinor(path.join(this.folder, part, 'package.json')))
    this.publish(this.folder)
    return raised[0] ?? ''
  }

  async releaseShell(origin: string) {
    const printed = run(this.folder, this.env, 'npm run release -- shell --skip lint,types,tests')
    const [, release = ''] = printed.match(/shell: (\w+) is live/) ?? []
    await untilShown(origin, 'shell', release)
  }
}

/** @returns the new version */
function raiseMinor(file: string): string {
  const text = readFileSync(file, 'utf8')
  const { version } = JSON.parse(text)
  const [major, minor] = version.split('.')
  const next = `${major}.${Number(minor) + 1}.0`
  writeFileSync(file, text.replace(`"version": "${version}"`, `"version": "${next}"`))
  return next
}
