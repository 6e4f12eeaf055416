import { randomUUID } from 'node:crypto'
import { chmod, copyFile, mkdir, readdir, rename, rm, stat, symlink } from 'node:fs/promises'
import path from 'node:path'
import { type Finding, writableFolder } from '@brightfill/shared/node'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Store } from './Store'

/** Files in a folder of this machine. */
export class FolderStore implements Store {
  private readonly folder: string

  constructor(folder: string) {
    this.folder = path.resolve(folder)
  }

  async version(name: string): Promise<string | undefined> {
    return stat(this.fileOf(name)).then(
      (found) => (found.isFile() ? `${Math.round(found.mtimeMs).toString(36)}-${found.size.toString(36)}` : undefined),
      () => undefined,
    )
  }

  async send(name: string, _request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    return reply.sendFile(name, this.folder)
  }

  async fetch(name: string, file: string): Promise<boolean> {
    if (!(await this.version(name))) return false
    await mkdir(path.dirname(file), { recursive: true })
    await symlink(this.fileOf(name), file)
    return true
  }

  async put(file: string, name: string): Promise<void> {
    const target = this.fileOf(name)
    await mkdir(path.dirname(target), { recursive: true })
    const unfinished = `${target}.${randomUUID()}.part`
    try {
      await copyFile(file, unfinished) // with the mode of the file, which may be open to others
      await chmod(unfinished, 0o600)
      await rename(unfinished, target)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }

  async *list(folder: string): AsyncGenerator<string> {
    const top = this.fileOf(folder)
    const entries = await readdir(top, { recursive: true, withFileTypes: true }).catch(unlessMissing)
    for (const entry of entries) {
      const file = path.join(entry.parentPath, entry.name)
      const name = path.relative(this.folder, file)
      const isFolder = entry.isSymbolicLink() && (await stat(file)).isDirectory()
      if (isFolder) yield* this.list(name)
      else if (!entry.isDirectory() && !file.endsWith('.part')) yield name
    }
  }

  async remove(name: string): Promise<void> {
    await rm(this.fileOf(name), { force: true })
  }

  look(): Promise<Finding> {
    return writableFolder('store', this.folder)
  }

  private fileOf(name: string): string {
    return path.join(this.folder, name)
  }
}

function unlessMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw error
}
