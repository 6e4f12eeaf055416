import { createHash, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Persona {
  sub: string
  email?: string
  email_verified?: boolean
  given_name?: string
  family_name?: string
}

/** The fault of the provider in the next sign-in. */
export type Lie = 'nonce' | 'issuer' | 'audience' | 'expiry' | 'signature'

const encode = (value: object | string | Buffer) =>
  (Buffer.isBuffer(value) ? value : Buffer.from(typeof value === 'string' ? value : JSON.stringify(value))).toString(
    'base64url',
  )

/** An OpenID provider that signs its tokens, checks PKCE, and can fake every fault that a client must notice. */
export class TestProvider {
  persona: Persona = { sub: 'nobody' }
  lie: Lie | undefined
  private readonly keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  private readonly other = generateKeyPairSync('rsa', { modulusLength: 2048 })
  private readonly codes = new Map<string, { nonce: string | null; challenge: string | null; client: string }>()
  private readonly server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', this.issuer)
    let body = ''
    for await (const chunk of request) body += chunk
    const { status = 200, json = {}, location } = this.answer(url, new URLSearchParams(body))
    response.writeHead(location ? 302 : status, {
      'Content-Type': 'application/json',
      ...(location && { Location: location }),
    })
    response.end(JSON.stringify(json))
  })

  get issuer(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private answer(url: URL, form: URLSearchParams): { status?: number; json?: object; location?: string } {
    const { issuer } = this
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return {
          json: {
            issuer,
            authorization_endpoint: `${issuer}/authorize`,
            token_endpoint: `${issuer}/token`,
            userinfo_endpoint: `${issuer}/userinfo`,
            jwks_uri: `${issuer}/jwks`,
            response_types_supported: ['code'],
            subject_types_supported: ['public'],
            id_token_signing_alg_values_supported: ['RS256'],
          },
        }
      case '/jwks':
        return {
          json: { keys: [{ ...this.keys.publicKey.export({ format: 'jwk' }), kid: 'test', use: 'sig', alg: 'RS256' }] },
        }
      case '/authorize':
        return this.authorize(url.searchParams)
      case '/token':
        return this.token(form)
      case '/userinfo':
        return { json: this.persona }
      default:
        return { status: 404 }
    }
  }

  private authorize(query: URLSearchParams) {
    const code = encode(Buffer.from(`${Math.random()}`))
    this.codes.set(code, {
      nonce: query.get('nonce'),
      challenge: query.get('code_challenge'),
      client: query.get('client_id') ?? '',
    })
    const back = new URL(query.get('redirect_uri') ?? '')
    back.search = new URLSearchParams({ code, state: query.get('state') ?? '' }).toString()
    return { location: back.href }
  }

  private token(form: URLSearchParams) {
    const grant = this.codes.get(form.get('code') ?? '')
    this.codes.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!grant || (grant.challenge && grant.challenge !== challenge))
      return { status: 400, json: { error: 'invalid_grant' } }
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      ...this.persona,
      iss: this.lie === 'issuer' ? 'https://elsewhere.example' : this.issuer,
      aud: this.lie === 'audience' ? 'somebody-else' : grant.client,
      iat: now - (this.lie === 'expiry' ? 7200 : 0),
      exp: now + (this.lie === 'expiry' ? -3600 : 600),
      ...(grant.nonce && { nonce: this.lie === 'nonce' ? 'another' : grant.nonce }),
    }
    const key = this.lie === 'signature' ? this.other.privateKey : this.keys.privateKey
    return { json: { access_token: 'access', token_type: 'Bearer', expires_in: 600, id_token: sign(claims, key) } }
  }
}

function sign(claims: object, key: KeyObject): string {
  const content = `${encode({ alg: 'RS256', kid: 'test', typ: 'JWT' })}.${encode(claims)}`
  return `${content}.${encode(createSign('RSA-SHA256').update(content).sign(key))}`
}
