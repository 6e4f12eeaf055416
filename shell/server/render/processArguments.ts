import { realpathSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const HEAP_MB = 256

/** The files that a process may read. */
export interface ProcessFiles {
  /** The shell's bundle. */
  renderer: string
  /** Folder of each remote's server build, by remote name. */
  directories: Record<string, string>
  /** The program of the process, for tests. */
  program?: URL | undefined
}

const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission'

/** How node starts a render process: it reads the folders of its releases and may do nothing else. */
export function processArguments({
  renderer,
  directories,
  program = new URL('./render.worker.js', import.meta.url),
}: ProcessFiles) {
  const file = realpathSync(fileURLToPath(program))
  const folders = [file, renderer].map((name) => path.dirname(name)).concat(Object.values(directories))
  return [
    PERMISSION,
    ...folders.map((folder) => `--allow-fs-read=${path.join(folder, '*')}`),
    `--max-old-space-size=${HEAP_MB}`,
    '--disable-warning=ExperimentalWarning',
    // Files that node and V8 would write beside the permission model go nowhere, and V8's flags can no longer be changed.
    '--trace-event-file-pattern=/dev/null',
    '--diagnostic-dir=/dev/null',
    '--freeze-flags-after-init',
    // Stack traces as the server's own.
    ...process.execArgv.filter((argument) => argument === '--enable-source-maps'),
    file,
  ]
}
