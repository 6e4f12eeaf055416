import { hostCookie } from '@brightfill/shared/node'
import cookies from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    siteCookie(name: SiteCookie): string | undefined
  }
  interface FastifyReply {
    /**
     * Scripts cannot read the cookie.
     * @param lasts seconds; a session cookie without it
     * @param strict whether requests from other sites come without it, even when a visitor follows a link
     */
    setSiteCookie(name: SiteCookie, value: string, options: { lasts?: number; strict?: boolean }): void
    dropSiteCookie(name: SiteCookie): void
  }
}

/**
 * `bf_journey` ties a token in an address to the browser that asked for it. `bf_device` proves an earlier
 * sign-in on this device. `bf_office` opens the office together with the token it was made for.
 */
type SiteCookie = 'bf_journey' | 'bf_device' | 'bf_office'

/** @param https whether visitors use https */
export async function addSiteCookies(app: FastifyInstance, https: boolean) {
  await app.register(cookies)
  app.decorateRequest('siteCookie', function (name) {
    return this.cookies[hostCookie(name, https)]
  })
  const kept = { path: '/', httpOnly: true, secure: https } as const
  app.decorateReply('setSiteCookie', function (name, value, { lasts, strict = false }) {
    const sameSite = strict ? 'strict' : 'lax'
    this.setCookie(hostCookie(name, https), value, { ...kept, sameSite, maxAge: lasts })
  })
  app.decorateReply('dropSiteCookie', function (name) {
    this.clearCookie(hostCookie(name, https), kept)
  })
}
