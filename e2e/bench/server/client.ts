import net from 'node:net'

// Requests one address over kept-alive connections, each again as soon as it has its answer. Usage: client.ts ADDRESS
// SECONDS CONNECTIONS. It reads lengths instead of contents: autocannon 9 turns every body into text. For compressed
// bodies that takes longer than the server's answer (290 µs against 50 µs for 13 KB), and the bench would measure it.

const [address = '', seconds, connections] = process.argv.slice(2)
const { hostname, port, pathname } = new URL(address)
const request = [
  `GET ${pathname} HTTP/1.1`,
  `Host: ${hostname}:${port}`,
  'Accept: text/html',
  'Accept-Encoding: gzip, deflate, br, zstd',
  '\r\n',
].join('\r\n')
const latencies: number[] = []
const sockets = Array.from({ length: Number(connections) }, connect)
const started = performance.now()

setTimeout(() => {
  for (const socket of sockets) socket.destroy()
  latencies.sort((a, b) => a - b)
  const elapsed = (performance.now() - started) / 1000
  const p99 = Math.round((latencies[Math.floor(latencies.length * 0.99)] ?? 0) * 10) / 10
  process.stdout.write(JSON.stringify({ perSecond: latencies.length / elapsed, total: latencies.length, p99 }))
}, Number(seconds) * 1000)

function connect() {
  const socket = net.connect({ host: hostname, port: Number(port), noDelay: true })
  let missing = 0
  let asked = 0

  function ask() {
    asked = performance.now()
    socket.write(request)
  }

  socket.on('connect', ask)
  socket.on('data', (chunk) => {
    missing = missing === 0 ? lengthOf(chunk) - chunk.length : missing - chunk.length
    if (missing > 0) return
    latencies.push(performance.now() - asked)
    ask()
  })
  socket.on('error', fail)
  return socket
}

/** Bytes of the whole answer; its head always arrives in one piece. */
function lengthOf(chunk: Buffer) {
  const end = chunk.indexOf('\r\n\r\n') + 4
  const head = chunk.toString('latin1', 0, end)
  const [, length] = head.match(/\r\ncontent-length: (\d+)/i) ?? []
  if (!head.startsWith('HTTP/1.1 200') || length === undefined)
    fail(new Error(`${address} answered ${head.split('\r\n')[0]}`))
  return end + Number(length)
}

function fail(error: Error) {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
