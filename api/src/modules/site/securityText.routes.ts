import type { FastifyInstance } from 'fastify'
import { notFound } from '../../http/HttpProblem'
import type { Parts } from '../../parts'

const PATH = '/.well-known/security.txt'
/** ms. RFC 9116 asks for less than a year. */
const HOLDS = 180 * 24 * 3_600_000

/** Tells people who find a vulnerability how to report it (RFC 9116), with the company's address in the options. */
export function securityTextRoutes(app: FastifyInstance, { content, publicOrigin }: Parts) {
  app.get(PATH, { schema: { hide: true } }, async (_request, reply) => {
    const company = (await content.options(['Meta site']))['Meta site']?.Company
    if (!company) throw notFound('The site has no company details')
    const lines = [
      `Contact: mailto:${company['E-mail']}`,
      `Contact: tel:${company.Telephone.replace(/[^\d+]/g, '')}`,
      `Expires: ${new Date(Date.now() + HOLDS).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${publicOrigin}${PATH}`,
    ]
    reply.type('text/plain; charset=utf-8').header('Cache-Control', 'public, max-age=3600')
    return `${lines.join('\n')}\n`
  })
}
