import { readFile } from 'node:fs/promises'
import { isSigned } from '@brightfill/shared/node'

/** A release that this server refuses, even if the registry calls it live. */
export class ReleaseRefused extends Error {
  override name = 'ReleaseRefused'

  constructor(
    readonly release: { name: string; release: string },
    readonly reason: string,
  ) {
    super(`${release.name}@${release.release} is refused: ${reason}`)
  }
}

interface SignedArchive {
  name: string
  release: string
  archive: Uint8Array
  signature?: string
}

/**
 * The public keys of the teams, from a file of this server: a line for each key, `<deployable> <key> <note>`. Several
 * lines may be for one deployable. The file is read whenever a release arrives, so a change needs no restart.
 */
export class TeamKeys {
  constructor(private readonly file: string) {}

  /** @throws ReleaseRefused unless a key of the team signed these bytes under this name and id */
  async verify({ signature, ...signed }: SignedArchive): Promise<void> {
    const refuse = (reason: string) => new ReleaseRefused(signed, reason)
    if (!signature) throw refuse('it is not signed')
    const keys = await this.of(signed.name)
    if (keys.length === 0) throw refuse(`TEAM_KEYS (${this.file}) has no key for ${signed.name}`)
    const signs = (key: string) => {
      try {
        return isSigned(key, signature, signed)
      } catch {
        throw refuse(`TEAM_KEYS (${this.file}) has "${key}" as a key for ${signed.name}, which is not an Ed25519 key`)
      }
    }
    if (!keys.some(signs))
      throw refuse(`no key of ${signed.name} in TEAM_KEYS signed these bytes under this name and id`)
  }

  private async of(name: string): Promise<string[]> {
    const text = await readFile(this.file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return ''
      throw error
    })
    const lines = text.split('\n').map((line) => line.trim().split(/\s+/))
    return lines.flatMap(([deployable, key]) => (deployable === name && key ? [key] : []))
  }
}
