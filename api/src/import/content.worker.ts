import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { CONTENT_FORMAT, ContentFile } from '@brightfill/shared/contract'
import { Compile } from 'typebox/compile'
import { badRequest, HttpProblem, invalid } from '../http/HttpProblem'
import { inspect } from '../http/inspect'
import { messagesByField } from '../http/messagesByField'
import { readTexts } from '../http/readTexts'
import { batchesOf } from './batchesOf'
import type { FromReader } from './ContentReader'
import { repeatedItems } from './problems'

// Reads a content file from its input, see ContentReader.

setPriority(constants.priority.PRIORITY_LOW) // calls of visitors come first
process.once('disconnect', () => process.exit()) // the api does not want the rest

const content = read(await buffer(process.stdin))
if (content) {
  tell({ kind: 'problems', problems: repeatedItems(content) })
  for (const batch of batchesOf(content)) {
    tell({ kind: 'batch', batch })
    await once(process, 'message') // taken
  }
  tell({ kind: 'end' })
}

function tell(message: FromReader) {
  process.send?.(message)
}

/** Undefined for a refused file. */
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
    tell({ kind: 'refused', status: error.statusCode, details: error.details })
    return undefined
  }
}

/** Checked first: schema errors of a newer file would be misleading. */
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
    throw badRequest()
  }
}
