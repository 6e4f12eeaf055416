import Fastify from 'fastify'

// The floor: Fastify answers with a string of the given size. Usage: bareServer.ts PORT BYTES

const [port, bytes = 0] = process.argv.slice(2).map(Number)
const text = 'x'.repeat(bytes)
const app = Fastify()
app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(text))
await app.listen({ host: '127.0.0.1', port })
