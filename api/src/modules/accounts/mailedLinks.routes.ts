import { PASSWORD_MAX_LENGTH } from '@brightfill/shared/constants'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../http/HttpProblem'
import type { Parts } from '../../parts'
import { isLongEnough } from './accountRules'
import {
  askPage,
  type Outcome,
  outcomeOf,
  outcomePage,
  outcomes,
  type PasswordFaults,
  passwordFields,
} from './mailedLinkPages'
import { texts } from './texts'

const PATH = '/api/verify-email'

const body = {
  type: 'object',
  required: ['email', 'token'],
  properties: {
    email: { type: 'string' },
    token: { type: 'string' },
    password: { type: 'string', maxLength: PASSWORD_MAX_LENGTH },
    password_confirmation: { type: 'string', maxLength: PASSWORD_MAX_LENGTH },
  },
} as const

/**
 * Links that confirm an address, or take an account back to a former one. Opening the link changes nothing: mail
 * scanners open every link, and would confirm an account that a stranger made with the address. The button on the page
 * does it, and leads to a page that says what happened.
 */
export function mailedLinksRoutes(app: FastifyInstance, { tokens, service, plainPages, publicOrigin }: Parts) {
  // A separate page: reloading it repeats nothing, and its address has no token.
  const pageOf = (outcome: Outcome) => `${publicOrigin}${PATH}/${outcome}`
  const headers = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' }

  app.get<{ Querystring: { email?: string; token?: string } }>(
    PATH,
    { schema: { hide: true } },
    async ({ query }, reply) => {
      const link = { email: String(query.email ?? ''), token: String(query.token ?? '') }
      const purpose = await tokens.purposeOf(link.email, link.token)
      if (!purpose || purpose === 'reset') return reply.headers(headers).redirect(pageOf('ended'))
      const fields = (await service.invitations.asksPassword(purpose, link.email)) ? passwordFields() : []
      return plainPages.send(reply, askPage(PATH, link, purpose, fields))
    },
  )

  app.post<{ Body: Posted }>(
    PATH,
    { schema: { hide: true, body } },
    async ({ body: { email, token, password = '', password_confirmation = '' }, ip }, reply) => {
      const purpose = await tokens.purposeOf(email, token)
      if (purpose && purpose !== 'reset' && (await service.invitations.asksPassword(purpose, email))) {
        const faults = faultsOf(password, password_confirmation)
        if (Object.keys(faults).length > 0)
          return plainPages.send(reply, askPage(PATH, { email, token }, purpose, passwordFields(faults)), 422)
      }
      const done = await service.confirm(email, token, ip, password)
      return reply.headers(headers).redirect(pageOf(done ? outcomeOf[done] : 'ended'), 303)
    },
  )

  app.get<{ Params: { outcome: string } }>(
    `${PATH}/:outcome`,
    { schema: { hide: true } },
    async ({ params: { outcome } }, reply) => {
      if (!isOutcome(outcome)) throw notFound('We could not find this page')
      return plainPages.send(reply, outcomePage(outcome))
    },
  )
}

interface Posted {
  email: string
  token: string
  password?: string
  password_confirmation?: string
}

function faultsOf(password: string, confirmation: string): PasswordFaults {
  if (!isLongEnough(password)) return { password: texts.passwordShort }
  return password === confirmation ? {} : { password_confirmation: texts.passwordsDiffer }
}

const isOutcome = (name: string): name is Outcome => Object.hasOwn(outcomes, name)
