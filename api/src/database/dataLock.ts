import {
  closeSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'

const TOUCH_EVERY = 5_000
// Only for a holder on another machine or in another container, whose process cannot be asked.
const STALE_AFTER = 30_000

interface Holder {
  pid: number
  host: string
  /** Ticks since boot at which the process started, so that a pid used again is not taken for the holder. */
  started: string
}

export class FolderInUse extends Error {
  override name = 'FolderInUse'
}

/**
 * Takes the data folder for this process alone: two processes on one embedded database silently lose each other's acknowledged rows.
 * @returns what gives it back
 * @throws FolderInUse
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'in-use.lock')
  if (!create(file)) {
    takeOver(file)
    if (!create(file)) throw inUse(folder, file)
  }
  const timer = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date())
    } catch {
      // The folder was removed under us; the database will say so.
    }
  }, TOUCH_EVERY)
  timer.unref()
  return () => {
    clearInterval(timer)
    rmSync(file, { force: true })
  }
}

function create(file: string): boolean {
  try {
    const handle = openSync(file, 'wx')
    writeSync(handle, JSON.stringify(self()))
    closeSync(handle)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Removes the lock of a holder that is gone. */
function takeOver(file: string) {
  if (isHeld(file)) return
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return // somebody else was faster
  }
  if (isHeld(aside)) {
    // Between looking and moving, another process took the folder: this is its lock.
    if (!existsSync(file)) linkSync(aside, file)
  }
  rmSync(aside, { force: true })
}

function isHeld(file: string): boolean {
  let holder: Partial<Holder>
  let touched: number
  try {
    touched = statSync(file).mtimeMs
    holder = JSON.parse(readFileSync(file, 'utf8') || '{}')
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ENOENT'
  }
  if (holder.host === hostname() && holder.pid) return startOf(holder.pid) === holder.started
  return Date.now() - touched < STALE_AFTER
}

function inUse(folder: string, file: string): FolderInUse {
  let who = 'another process'
  try {
    const { pid, host }: Holder = JSON.parse(readFileSync(file, 'utf8'))
    who = `process ${pid} on ${host}`
  } catch {
    // it was being written
  }
  return new FolderInUse(`DATA_DIR ${folder} is in use by ${who}; two processes on one embedded database would lose data`)
}

function self(): Holder {
  return { pid: process.pid, host: hostname(), started: startOf(process.pid) ?? '' }
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
