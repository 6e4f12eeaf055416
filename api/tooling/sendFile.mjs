import { openAsBlob } from 'node:fs'

// node sendFile.mjs <url> <authorization> <file>: posts a JSON file and prints the status of the answer. A process of
// its own, so that whoever measures meanwhile does not measure its own sending.

const [url = '', authorization = '', file = ''] = process.argv.slice(2)
const { status } = await fetch(url, {
  method: 'POST',
  headers: { authorization, 'content-type': 'application/json' },
  body: await openAsBlob(file),
  signal: AbortSignal.timeout(600_000),
})
console.log(status)
