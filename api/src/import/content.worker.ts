import { on, once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { type MessagePort, parentPort } from 'node:worker_threads'
import { CONTENT_FORMAT, ContentFile } from '@brightfill/shared/contract'
import { Compile } from 'typebox/compile'
import { HttpProblem, invalid } from '../http/HttpProblem'
import { inspect } from '../http/inspect'
import { messagesByField } from '../http/messagesByField'
import { readTexts } from '../http/readTexts'
import type { FromReader, ToReader } from './ContentReader'
import { piecesOf } from './piecesOf'

// Reads a file of content. It has a thread of its own because a large file takes seconds.

// On Linux a priority is that of the calling thread, so calls of visitors come first; elsewhere it is the process's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

const port = parentPort
if (!port) throw new Error('Content is read in a worker thread')
const tell = (message: FromReader) => port.postMessage(message)

const content = read(await wholeFile(port))
if (content) {
  for (const piece of piecesOf(content)) {
    tell({ kind: 'piece', piece })
    await once(port, 'message') // taken
  }
}
port.close()

async function wholeFile(from: MessagePort): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for await (const [message] of on(from, 'message') as AsyncIterable<[ToReader]>) {
    if (typeof message === 'string') break
    parts.push(message)
  }
  return Buffer.concat(parts)
}

/** Undefined when the file was refused. */
function read(file: Uint8Array): ContentFile | undefined {
  try {
    const value = parse(file)
    refuseNewer(value)
    readTexts(value, ContentFile)
    inspect(value, Number.POSITIVE_INFINITY)
    const check = Compile(ContentFile)
    if (check.Check(value)) return value
    throw invalid(messagesByField(check.Errors(value)))
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error
    const { statusCode: status, code, message, errors } = error
    tell({ kind: 'refused', status, details: { code, message, errors } })
    return undefined
  }
}

/** First of all: the shape of a newer file says nothing about what is wrong. */
function refuseNewer(value: unknown) {
  const format = Number((value as { format?: unknown } | null)?.format) // any JSON
  if (!(format > CONTENT_FORMAT)) return
  const found = `The file has format ${format}, of a newer release; this site reads formats up to ${CONTENT_FORMAT}`
  throw invalid({ format: [`${found}. Upgrade it first, or export the file from a site of this release`] })
}

function parse(file: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(file))
  } catch {
    throw new HttpProblem(400, { code: 'bad_request', message: 'The request could not be read' })
  }
}
