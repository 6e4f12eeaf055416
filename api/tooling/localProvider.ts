import Provider, { type ClientMetadata } from 'oidc-provider'

// npm run provider -w api: an OpenID provider on loopback that replaces Google and LinkedIn in development. Start the
// api with OIDC_TEST_ISSUER set to the address it prints. The sign-in page asks for any e-mail address and trusts it.

const port = Number(process.env.OIDC_PORT || 4900)
const publicOrigin = process.env.PUBLIC_ORIGIN || 'http://localhost:3000'
const issuer = `http://127.0.0.1:${port}`

const client = (name: string): ClientMetadata => ({
  client_id: `brightfill-${name}`,
  client_secret: 'local-secret-for-development-only',
  redirect_uris: [`${publicOrigin}/auth/${name}/callback`],
  token_endpoint_auth_method: 'client_secret_post',
})

const provider = new Provider(issuer, {
  clients: [client('google'), client('linkedin')],
  pkce: { required: () => false },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
  // Like Google, it puts the claims into the id token.
  conformIdTokenClaims: false,
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_context, { uid }) => `/sign-in/${uid}` },
  cookies: { keys: ['local only'] },
  async findAccount(_context, id) {
    const [name = ''] = id.split('@')
    return {
      accountId: id,
      claims: async () => ({
        sub: id,
        name,
        given_name: name,
        ...(!id.startsWith('silent') && { email: id, email_verified: !id.startsWith('unverified') }),
      }),
    }
  },
})

provider.use(async (context, next) => {
  const [, uid] = /^\/sign-in\/([\w-]+)$/.exec(context.path) ?? []
  if (!uid) return next()
  if (context.method === 'GET') {
    context.type = 'html'
    context.body = page
    return
  }
  let form = ''
  for await (const chunk of context.req) form += chunk
  const accountId = new URLSearchParams(form).get('email') || 'visitor@social.example'
  const { params } = await provider.interactionDetails(context.req, context.res)
  const grant = new provider.Grant({ accountId, clientId: String(params.client_id) })
  grant.addOIDCScope(String(params.scope))
  const result = { login: { accountId }, consent: { grantId: await grant.save() } }
  context.status = 303
  context.redirect(await provider.interactionResult(context.req, context.res, result))
})

const page = `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Local sign-in</title>
<h1>Local sign-in</h1><form method="post"><label>E-mail <input name="email" type="email" value="visitor@social.example"></label>
<button>Continue</button></form><p>An address that starts with "unverified" is answered as not verified,
one that starts with "silent" is not told.</p></html>`

const server = provider.listen(port, '127.0.0.1', () =>
  console.log(`OIDC_TEST_ISSUER=${issuer} (redirects to ${publicOrigin})`),
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.close(() => process.exit(0)))
