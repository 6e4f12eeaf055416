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
// Only for a holder on another machine or in another container, whose process cannot be asked.
const STALE_AFTER = 30_000
const LOOK_EVERY = 500

interface Holder {
  pid: number
  host: string
  /** Where the pid means this process; see pidSpace. */
  space: string
  /** Ticks since boot at which the process started, so that a pid used again is not taken for the holder. */
  started: string
  /** No two locks are the same. */
  id: string
}

export class FolderInUse extends Error {
  override name = 'FolderInUse'
}

/**
 * Takes the data folder for this process alone: two processes on one embedded database silently lose each other's
 * acknowledged rows. A holder that cannot be asked is watched until it shows that it lives, or for up to 30 s.
 * @param onLost told when another process has taken the folder all the same, as may happen after this one was suspended
 * @returns a function that gives the folder back
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
      return // The folder was removed under us; the database will say so.
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
    // Between looking and moving, another process took the folder: this is its lock.
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

/** Nothing is known of a holder that is only writing its lock. */
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
 * Two containers may have one host name, and a process of each has the same pid: what tells them apart is the kernel
 * and its name space.
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
