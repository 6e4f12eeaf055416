import { stat } from 'node:fs/promises'

/** Changes with the file; undefined when there is none. */
export async function fileVersion(file: string): Promise<string | undefined> {
  return stat(file).then(
    (found) => (found.isFile() ? `${Math.round(found.mtimeMs).toString(36)}-${found.size.toString(36)}` : undefined),
    () => undefined,
  )
}
