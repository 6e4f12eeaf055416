import type { FastifyInstance } from 'fastify'
import { notFound } from '../../http/HttpProblem'
import type { Parts } from '../../parts'

const SHOWN = 100

/** Shows the local outbox, in development only, newest mails first. */
export function mailboxRoutes(app: FastifyInstance, { outbox }: Parts) {
  for (const url of ['/dev/mail', '/api/dev/mail']) {
    app.get(url, { schema: { hide: true } }, async () => {
      const rows = await outbox.latest(SHOWN)
      return {
        data: rows.map(({ id, recipient, reply_to, subject, text_part, created_at }) => ({
          id,
          to: recipient,
          reply_to,
          subject,
          text: text_part,
          created_at,
        })),
      }
    })
    app.get<{ Params: { id: string } }>(`${url}/:id`, { schema: { hide: true } }, async ({ params }, reply) => {
      const rows = await outbox.latest(SHOWN)
      const row = rows.find(({ id }) => String(id) === params.id)
      if (!row) throw notFound('This e-mail does not exist')
      return reply.type('text/html; charset=utf-8').send(row.html_part)
    })
  }
}
