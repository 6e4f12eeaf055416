import type { FastifyInstance } from 'fastify'

/** Remembers the methods of each address, so that others get a 405 with Allow. */
export function addRouteTable(app: FastifyInstance) {
  const routes: { pattern: RegExp; methods: string[] }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    if (method === 'OPTIONS') return // every address has it, from the plugin that answers preflights
    const source = url
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')
      .replace(/\*/g, '.*')
    routes.push({ pattern: new RegExp(`^${source}$`), methods: [method].flat() })
  })
  return (path: string): string[] => [
    ...new Set(routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods)),
  ]
}
