import { fdatasyncSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type EmscriptenOptions = Parameters<NodeFS['init']>[1]

interface FsNode {
  mode: number
}
interface FsChange {
  mode?: number
}
interface FsStream {
  nfd?: number
  node: FsNode
}

/** The part of emscripten's node file system that is used here. */
interface NodeFsModule {
  FS: { isDir(mode: number): boolean }
  NODEFS: {
    node_ops: { setattr(node: FsNode, change: FsChange): void }
    stream_ops: {
      fsync?: (stream: FsStream) => number
      write(stream: FsStream, ...rest: unknown[]): number
      setattr(stream: FsStream, change: FsChange): void
    }
    realPath(node: FsNode): string
    tryFSOperation<Result>(operation: () => Result): Result
  }
}

/**
 * The node file system of PGlite with a working sync. Without it, an acknowledged commit is only in the page cache,
 * even with `fsync = on`: emscripten's file system does not implement fsync and reports success.
 *
 * After a crash PostgreSQL syncs every file of the database, over two thousand, because it does not know which ones
 * were written. If the folder was flushed as a whole before (`flushed`), only files written since are synced, which
 * makes a start after a crash seconds faster.
 */
export class SyncingFs extends NodeFS {
  constructor(
    folder: string,
    private readonly flushed: boolean,
  ) {
    super(folder)
  }

  override async init(pg: PGlite, options: EmscriptenOptions): Promise<{ emscriptenOpts: EmscriptenOptions }> {
    const { emscriptenOpts } = await super.init(pg, options)
    // The types of PGlite omit what emscripten passes to preRun.
    const preRun = [
      ...asList(emscriptenOpts.preRun),
      (module: NodeFsModule) => this.teachToSync(module),
    ] as EmscriptenOptions['preRun']
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }

  private teachToSync({ FS, NODEFS }: NodeFsModule) {
    const { stream_ops, node_ops } = NODEFS
    const written = new Set<string>()
    const changed = (node: FsNode) => written.add(NODEFS.realPath(node))

    const { write, setattr } = stream_ops
    stream_ops.write = (stream, ...rest) => {
      changed(stream.node)
      return write(stream, ...rest)
    }
    stream_ops.setattr = (stream, change) => {
      changed(stream.node)
      setattr(stream, closed(change))
    }
    const setNode = node_ops.setattr
    node_ops.setattr = (node, change) => {
      changed(node)
      setNode(node, closed(change))
    }
    stream_ops.fsync = ({ nfd, node }) => {
      const wasWritten = written.delete(NODEFS.realPath(node))
      const needed = wasWritten || !this.flushed || FS.isDir(node.mode)
      if (nfd !== undefined && needed) NODEFS.tryFSOperation(() => fdatasyncSync(nfd))
      return 0
    }
  }
}

/** Emscripten ignores the umask, so some new files would be open to other users. */
function closed(change: FsChange): FsChange {
  return change.mode === undefined ? change : { ...change, mode: change.mode & ~0o077 }
}

function asList<Item>(value: Item | Item[] | undefined): Item[] {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}
