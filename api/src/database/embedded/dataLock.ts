import { randomUUID } from 'node:crypto'
import {
  linkSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const TOUCH_EVERY = 5_000
// Only for a holder on another machine or in another container: this process cannot check whether it lives.
const STALE_AFTER = 30_000
const LOOK_EVERY = 500

interface Holder {
  pid: number
  host: string
  /** Where the pid is valid; see pidSpace. */
  space: string
  /** Ticks since boot when the process started, so that a reused pid is not taken for the holder. */
  started: string
  /** Unique to each lock. */
  id: string
}

export class FolderInUse extends Error {
  override name = 'FolderInUse'
}

/**
 * Locks the data folder for this process: two processes on one embedded database silently lose each other's
 * acknowledged rows. Watches a holder that it cannot check for signs of life, for up to 30 s.
 * @param onLost called when another process has taken the folder anyway, for example while this one was suspended
 * @returns a function that releases the folder
 * @throws FolderInUse
 */
export async function lockFolder(folder: string, onLost: (error: FolderInUse) => void): Promise<() => void> {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'in-use.lock')
  const mine = JSON.stringify(self())
  if (!create(file, mine)) {
    await takeOver(file)
    if (!create(file, mine)) throw inUse(folder, file)
  }
  const timer = setInterval(() => {
    try {
      const found = contentOf(file)
      if (found === mine) return utimesSync(file, new Date(), new Date())
      if (found === undefined && create(file, mine)) return
    } catch {
      return // The folder was removed; the database will report it.
    }
    clearInterval(timer)
    onLost(inUse(folder, file))
  }, TOUCH_EVERY)
  timer.unref()
  return () => {
    clearInterval(timer)
    if (contentOf(file) === mine) rmSync(file, { force: true })
  }
}

function create(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Removes the lock of a holder that is gone. */
async function takeOver(file: string) {
  const left = contentOf(file)
  if (left === undefined || (await isHeld(file, left))) return
  const aside = `${file}.${randomUUID()}`
  try {
    renameSync(file, aside)
    // Another process took the folder between the check and the move: this is its lock.
    if (contentOf(aside) !== left) linkSync(aside, file)
  } catch {
    // another process was faster
  }
  rmSync(aside, { force: true })
}

async function isHeld(file: string, content: string): Promise<boolean> {
  const { pid, space, started } = holderOf(content)
  if (pid !== undefined && space === pidSpace()) return startOf(pid) === started
  const touched = touchedAt(file)
  const until = Math.min(touched ?? 0, Date.now()) + STALE_AFTER
  while (Date.now() < until && touchedAt(file) === touched) await wait(LOOK_EVERY)
  return ![touched, undefined].includes(touchedAt(file))
}

/** A holder that is still writing its lock is unknown. */
function holderOf(content: string): Partial<Holder> {
  try {
    return JSON.parse(content) ?? {}
  } catch {
    return {}
  }
}

function touchedAt(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs
}

function inUse(folder: string, file: string): FolderInUse {
  const { pid, host } = holderOf(contentOf(file) ?? '')
  const who = pid === undefined ? 'another process' : `process ${pid} on ${host}`
  return new FolderInUse(
    `DATA_DIR ${folder} is in use by ${who}; two processes on one embedded database would lose data`,
  )
}

function self(): Holder {
  const { pid } = process
  return { pid, host: hostname(), space: pidSpace(), started: startOf(pid) ?? '', id: randomUUID() }
}

/**
 * Two containers may share a host name and have processes with the same pid: only the kernel and its pid namespace tell
 * them apart.
 */
function pidSpace(): string {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}

/** When the process started; undefined when there is no such process. Systems without /proc answer "alive". */
function startOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return undefined
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (state === 'Z') return undefined // dead, only not yet collected by its parent
    return fields[18] // field 22, counted from 1, of which the first two precede the bracket
  } catch {
    return 'alive'
  }
}
