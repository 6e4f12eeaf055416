import http from 'node:http'
import { passOn, serve } from '../serve'

/** A proxy between the composition server and the api that counts calls: `{ 'POST /api/get/products': 2 }`. */
export async function countingProxy({ port, to }: { port: number; to: string }) {
  const asked: Map<string, number> = new Map()
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 })
  const { stop } = await serve(port, async (request, response) => {
    const name = `${request.method} ${request.url}`
    asked.set(name, (asked.get(name) ?? 0) + 1)
    passOn(to + request.url, request, response, agent)
  })
  return { origin: `http://127.0.0.1:${port}`, asked, stop }
}
