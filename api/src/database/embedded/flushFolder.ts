import { execFile } from 'node:child_process'

const LONGEST = 20_000

/**
 * Asks the system to write everything of the folder's file system to disk. False where there is no such program, or it
 * takes too long.
 */
export function flushFolder(folder: string): Promise<boolean> {
  return new Promise((resolve) => {
    execFile('sync', ['-f', folder], { timeout: LONGEST }, (error) => resolve(error === null))
  })
}
