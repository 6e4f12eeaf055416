import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { CleanedPicture } from './cleanPicture'
import { unfitFile } from './unfit'

/** Milliseconds for a picture: one of 100 megapixels takes half a minute. */
const LONGEST = 170_000

/** Re-encodes uploaded pictures, one after the other, each in its own process. */
export class PictureCleaner {
  private turn: Promise<unknown> = Promise.resolve()

  /**
   * @param ending of the name in the store
   * @throws HttpProblem 422 for a file that is not a picture or is too large
   */
  clean(source: string, target: string, ending: string): Promise<{ width: number; height: number }> {
    const cleaned = this.turn.then(() => run(source, target, ending))
    this.turn = cleaned.catch(() => {})
    return cleaned
  }
}

async function run(...file: string[]): Promise<{ width: number; height: number }> {
  const outcome = await new Promise<CleanedPicture>((resolve) => {
    const child = fork(fileURLToPath(new URL('./upload.worker.js', import.meta.url)), file, {
      execArgv: [],
      // Above this size, libvips keeps whole pictures on the disk.
      env: { ...process.env, VIPS_DISC_THRESHOLD: '64m' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST)
    child.on('message', (message: CleanedPicture) => resolve(message))
    child.on('error', () => {}) // callers wait for its exit
    child.on('exit', () => {
      clearTimeout(timer)
      resolve({ refused: 'This picture is damaged or incomplete' })
    })
  })
  if ('refused' in outcome) throw unfitFile(outcome.refused)
  return outcome
}
