import { hash, verify } from '@node-rs/argon2'
import { Unavailable } from '../../Unavailable'

// Argon2id is the default algorithm.
const options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

// Each takes 19 MiB and one core for about 20 ms.
const AT_ONCE = 2
const MOST_WAITING = 200

/** Hashes passwords, few at a time: a flood of sign-ins must not take all memory. */
export class PasswordHasher {
  private running = 0
  private readonly waiting: (() => void)[] = []
  private decoy: Promise<string> | undefined

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, options))
  }

  /**
   * Takes as long without a stored hash as with one, so that the time does not reveal whether an address is known
   * (R-573).
   */
  async verify(stored: string | null | undefined, password: string): Promise<boolean> {
    const against = stored ?? (await this.decoyHash())
    const right = await this.inTurn(() => verify(against, password))
    return right && stored !== null && stored !== undefined
  }

  private decoyHash(): Promise<string> {
    this.decoy ??= this.hash('nobody has this password').catch((error: unknown) => {
      this.decoy = undefined // retried next time: too many passwords may have waited
      throw error
    })
    return this.decoy
  }

  private async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running >= AT_ONCE) {
      if (this.waiting.length >= MOST_WAITING) throw new Unavailable('Too many passwords to check')
      await new Promise<void>((resolve) => this.waiting.push(resolve))
    } else this.running += 1
    try {
      return await work()
    } finally {
      const next = this.waiting.shift()
      if (next) next()
      else this.running -= 1
    }
  }
}
