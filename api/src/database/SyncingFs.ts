import { fdatasyncSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type EmscriptenOptions = Parameters<NodeFS['init']>[1]

/** What is used of emscripten's node file system. */
interface NodeFsModule {
  NODEFS: {
    stream_ops: { fsync?: (stream: { nfd?: number }) => number }
    tryFSOperation<Result>(operation: () => Result): Result
  }
}

/**
 * The node file system of PGlite with a sync that syncs. Without it a commit the database acknowledged is only in the page cache, even with
 * `fsync = on`, because emscripten's file system has no such operation and reports success.
 */
export class SyncingFs extends NodeFS {
  override async init(pg: PGlite, options: EmscriptenOptions): Promise<{ emscriptenOpts: EmscriptenOptions }> {
    const { emscriptenOpts } = await super.init(pg, options)
    // The types of PGlite leave out what emscripten hands to preRun.
    const teachToSync = ({ NODEFS }: NodeFsModule) => {
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        if (nfd !== undefined) NODEFS.tryFSOperation(() => fdatasyncSync(nfd))
        return 0
      }
    }
    const preRun = [...asList(emscriptenOpts.preRun), teachToSync] as EmscriptenOptions['preRun']
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

function asList<Item>(value: Item | Item[] | undefined): Item[] {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}
