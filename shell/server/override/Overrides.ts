import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { NEVER_OVERRIDDEN } from '@brightfill/shared/constants'
import { type Releases, SHELL } from '@brightfill/shared/contract'
import { type Override, readOverride } from '@brightfill/shared/node'
import type { FastifyRequest } from 'fastify'
import type { Composition } from '../../src/composition/composition'
import type { LiveComposition } from '../releases/composeReleases'
import type { Renderer } from '../render/Renderer'
import { keptTicket } from './overrideCookie'

/** Compositions kept ready. Their processes end when no pages are requested. */
const MOST = 3

interface OverridesOptions {
  /** The key of composition servers, with which the registry signs. */
  key: string
  https: boolean
  /** The live site, which all other visitors see. */
  live: () => Composition
  /** Fetches releases, which their teams signed, without showing them to visitors. */
  compose: (releases: Releases) => Promise<LiveComposition>
  /** The folder with the releases. */
  folder: string
  makeRenderer: (composition: LiveComposition) => Renderer
}

/** Compositions for one browser each: the live one with one release that is not live (docs/decisions/0029). */
export class Overrides {
  private readonly known = new Map<string, Promise<Renderer>>()

  constructor(private readonly options: OverridesOptions) {}

  /** The content of a ticket; undefined when it is forged, has expired, or its remote may not be seen early. */
  read(ticket: string): Override | undefined {
    const override = readOverride(this.options.key, ticket)
    return override && !NEVER_OVERRIDDEN.includes(override.name) ? override : undefined
  }

  /** The composition that this browser sees instead of the live site. */
  of(request: FastifyRequest): Override | undefined {
    const ticket = keptTicket(request, this.options.https)
    return ticket === undefined ? undefined : this.read(ticket)
  }

  /** Whether this browser gets files of a release that is not live. */
  allows(request: FastifyRequest, name: string, release: string): boolean {
    const override = this.of(request)
    return override?.name === name && override.release === release
  }

  /**
   * The renderer of the live composition with that release; undefined once the release is live.
   * @throws when the release is not there, or is not the one that was signed
   */
  async renderer(override: Override): Promise<Renderer | undefined> {
    const { name, release, digest } = override
    const composition = this.options.live()
    const live = releasesOf(composition)
    if (live[name] === release) return undefined
    const key = `${composition.id} ${name}@${release} ${digest}`
    const known = this.known.get(key) ?? this.make({ ...live, [name]: release }, override)
    this.known.delete(key)
    this.known.set(key, known)
    known.catch(() => this.known.delete(key))
    for (const [oldest, made] of [...this.known].slice(0, -MOST)) {
      this.known.delete(oldest)
      void end(made)
    }
    return known
  }

  async close(): Promise<void> {
    await Promise.all([...this.known.values()].map(end))
  }

  private async make(releases: Releases, { name, release, digest }: Override) {
    const { compose, folder, makeRenderer } = this.options
    const composition = await compose(releases)
    const file = await readFile(path.join(folder, name, release, 'release.json'))
    if (createHash('sha384').update(file).digest('base64url') !== digest)
      throw new Error(`${name}@${release} is not the release that the link was made for`)
    return makeRenderer(composition)
  }
}

function releasesOf({ shell, remotes }: Composition): Releases {
  return { [SHELL]: shell.release, ...Object.fromEntries(remotes.map(({ name, release }) => [name, release])) }
}

async function end(made: Promise<Renderer>) {
  const renderer = await made.catch(() => undefined)
  await renderer?.close()
}
