import http from 'node:http'

/** Serves with one function on a port of this machine. */
export async function serve(port, answer) {
  const server = http.createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(String(error)))
  })
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${port}`,
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}
