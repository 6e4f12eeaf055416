import http from 'node:http'
import { passOn, serve } from '../serve.mjs'

/**
 * A proxy between the composition server and the api that counts calls: `{ 'POST /api/get/products': 2 }`.
 * @param {{ port: number, to: string }} options
 */
export async function countingProxy({ port, to }) {
  /** @type {Map<string, number>} */
  const asked = new Map()
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 })
  const { stop } = await serve(port, async (request, response) => {
    const name = `${request.method} ${request.url}`
    asked.set(name, (asked.get(name) ?? 0) + 1)
    passOn(to + request.url, request, response, agent)
  })
  return { origin: `http://127.0.0.1:${port}`, asked, stop }
}
