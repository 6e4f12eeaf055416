import http from 'node:http'

/** Stands between the composition server and the api, and counts what is asked: `{ 'POST /api/get/products': 2 }`. */
export async function countingProxy({ port, to }) {
  const asked = new Map()
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 })
  const server = http.createServer((request, response) => {
    const name = `${request.method} ${request.url}`
    asked.set(name, (asked.get(name) ?? 0) + 1)
    const { method, headers } = request
    const upstream = http.request(to + request.url, { method, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers)
      answer.pipe(response)
    })
    upstream.on('error', () => response.destroy())
    request.pipe(upstream)
  })
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}
