import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds; while pictures are made, new files appear more often. */
const NOTHING_NEW = 10_000

/**
 * Resolves when an api with new content has made the common copies of its pictures. That occupies a core for a minute,
 * and would distort measurements.
 * @param dataDir of the api
 */
export async function untilPicturesAreMade(dataDir: string) {
  const folder = path.join(dataDir, 'derivatives')
  const made = () => (existsSync(folder) ? readdirSync(folder, { recursive: true }).length : 0)
  for (let before = -1, now = made(); now !== before; now = made()) {
    before = now
    await wait(NOTHING_NEW)
  }
}
