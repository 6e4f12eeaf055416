import { realpathSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ProcessOptions } from './RenderProcess'

const HEAP_MB = 256

const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission'

/** How node starts a render process: it reads the folders of its releases and may do nothing else. */
export function processArguments({
  renderer,
  directories,
  program = new URL('./render.worker.js', import.meta.url),
}: Pick<ProcessOptions, 'renderer' | 'directories' | 'program'>) {
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
