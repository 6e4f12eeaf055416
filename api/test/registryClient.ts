import { PLATFORM_KEY } from '../tooling/apiProcess'
import { expectPublishedShape } from './publishedShape'
import { aRelease, archiveOf } from './releaseArchive'
import { type Answer, read, type Site } from './site'

export { PLATFORM_KEY }
export const SHELL_KEY = 'composition-server-key-of-the-tests-01'
const SIGNATURE = 'x'.repeat(86)
export const registryEnv = {
  PLATFORM_KEY,
  SHELL_KEY,
  RELEASE_ARCHIVE_MB: '1',
  RELEASE_FILE_MB: '1',
  RELEASE_UNPACKED_MB: '2',
}

/** The registry for the holder of a key; checks the shape of all answers. */
export class RegistryClient {
  constructor(
    private readonly site: Pick<Site, 'url'>,
    private readonly key = PLATFORM_KEY,
  ) {}

  as(key: string): RegistryClient {
    return new RegistryClient(this.site, key)
  }

  async call(method: string, address: string, body?: BodyInit, type?: string): Promise<Answer> {
    const headers = { Authorization: `Bearer ${this.key}`, ...(type && { 'Content-Type': type }) }
    const answer = await read(await fetch(`${this.site.url}/api/releases${address}`, { method, body, headers }))
    expectPublishedShape(method, address, answer)
    return answer
  }

  post(address: string, content: object = {}): Promise<Answer> {
    return this.call('POST', address, JSON.stringify(content), 'application/json')
  }

  /** The registry only stores the signature, for composition servers. */
  send(name: string, archive: Buffer, signature = SIGNATURE): Promise<Answer> {
    return this.call(
      'POST',
      `/${name}${signature && `?signature=${signature}`}`,
      new Uint8Array(archive),
      'application/gzip',
    )
  }

  publish(name: string, release: string, more: Record<string, unknown> = {}): Promise<Answer> {
    return this.send(name, archiveOf(aRelease(name, release, more)))
  }

  activate(releases: Record<string, string>, expected_version?: number): Promise<Answer> {
    return this.post('/activate', { releases, expected_version })
  }

  /** The answer for a composition server. */
  live(server = 'test-server'): Promise<Answer> {
    return this.as(SHELL_KEY).post('/live', { server })
  }

  async list(
    name = '',
  ): Promise<{ release: string; state: string; published_by: string; size: number; percent: number | null }[]> {
    return (await this.call('GET', name && `?name=${name}`)).body.data
  }

  async newKey(name: string, label: string): Promise<{ id: number; key: string }> {
    return (await this.post('/keys', { name, label })).body
  }

  /** Makes the shell and these remotes live. */
  async begin(...names: string[]) {
    const first = Object.fromEntries(['shell', ...names].map((name) => [name, `${name}000001`]))
    for (const [name, release] of Object.entries(first)) await this.publish(name, release)
    await this.activate(first)
  }
}
