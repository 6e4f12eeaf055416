import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'

// Renders one page (./ServerSide.ts). It ends afterwards, so the next page uses the latest build.

const { renderer, site, task, origin } = workerData

async function ask({
  method,
  path,
  query,
  body,
}: {
  method: string
  path: string
  query?: string
  body?: { type: string; text: string }
}) {
  try {
    const answer = await fetch(`${origin}${path}${query === undefined ? '' : `?${query}`}`, {
      method,
      headers: body && { 'content-type': body.type },
      body: body?.text,
      signal: AbortSignal.timeout(15_000),
    })
    return { status: answer.status, body: await answer.text() }
  } catch (error) {
    return { status: 0, body: String(error) }
  }
}

const render = createRequire(import.meta.url)(renderer).startRendering(site, ask)
parentPort?.postMessage(await render(task))
