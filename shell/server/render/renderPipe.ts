import type { Duplex } from 'node:stream'

/** File descriptor of the pipe between the server and a render process. */
export const PIPE = 3

const NEW_LINE = 10

/**
 * Reads messages from a pipe, one line of JSON each.
 * @param longest bytes of a line; a longer one destroys the pipe, as does one that is not JSON
 */
export function readJsonLines(pipe: Duplex, longest: number, take: (message: unknown) => void) {
  let parts: Buffer[] = []
  let bytes = 0
  const add = (part: Buffer) => {
    bytes += part.length
    if (bytes > longest) throw new Error(`A message is longer than ${longest} bytes`)
    parts.push(part)
  }
  pipe.on('data', (chunk: Buffer) => {
    try {
      let from = 0
      for (let end = chunk.indexOf(NEW_LINE); end >= 0; end = chunk.indexOf(NEW_LINE, from)) {
        add(chunk.subarray(from, end))
        const line = Buffer.concat(parts).toString()
        parts = []
        bytes = 0
        from = end + 1
        take(JSON.parse(line))
      }
      add(chunk.subarray(from))
    } catch (error) {
      pipe.destroy(error as Error) // ours, or JSON's
    }
  })
}

export function writeJsonLine(pipe: Duplex, message: object) {
  if (pipe.writable) pipe.write(`${JSON.stringify(message)}\n`)
}
