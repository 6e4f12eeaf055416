import { mkdir, statfs } from 'node:fs/promises'
import type { Finding } from '@brightfill/shared/node'
import type { FastifyBaseLogger } from 'fastify'

const MEGABYTE = 1024 ** 2

interface Disk {
  dataDir: string
  /** Bytes below which the disk counts as full: the last of them are for the database and its log. */
  diskReserve: number
}

/** Bytes that this process may still write to the disk of the data folder. */
async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Whether the disk of the data folder has room. Logs once when it is full, and once when it has room again. */
export class DiskSpace {
  private full = false

  constructor(
    private readonly disk: Disk,
    private readonly log: FastifyBaseLogger,
  ) {}

  /** Undefined if the file system does not report it. */
  free(): Promise<number | undefined> {
    return freeBytes(this.disk.dataDir).catch(() => undefined)
  }

  async isFull(): Promise<boolean> {
    const free = await this.free()
    if (free === undefined) return false
    const full = free < this.disk.diskReserve
    const facts = { folder: this.disk.dataDir, free_mb: Math.floor(free / MEGABYTE) }
    if (full && !this.full) this.log.error(facts, 'the disk is full: nothing new can be stored')
    if (!full && this.full) this.log.info(facts, 'the disk has space again')
    this.full = full
    return full
  }
}

export async function diskFinding({ dataDir, diskReserve }: Disk): Promise<Finding> {
  try {
    await mkdir(dataDir, { recursive: true })
    const free = await freeBytes(dataDir)
    const found = `${Math.floor(free / MEGABYTE)} MB free at ${dataDir}`
    const ok = free >= diskReserve
    return { what: 'disk', ok, found: ok ? found : `full: ${found}, DISK_RESERVE_MB is ${diskReserve / MEGABYTE}` }
  } catch (error) {
    return { what: 'disk', ok: false, found: (error as Error).message }
  }
}
