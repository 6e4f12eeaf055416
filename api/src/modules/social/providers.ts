import type { ProviderName } from '@brightfill/shared/contract'
import {
  allowInsecureRequests,
  ClientSecretPost,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'
import type { ProviderSettings, Settings } from '../../settings'

export interface Provider {
  /** Loaded on first use, so that the api starts without the provider. */
  configuration(): Promise<Configuration>
  /** LinkedIn supports neither nonce nor PKCE; state and cookie bind the sign-in. */
  bindsToken: boolean
  scope: string
}

/** Their everyday names. */
export const providerTitles: Record<ProviderName, string> = { google: 'Google', linkedin: 'LinkedIn' }

/** The providers that are configured; a local one replaces both in development and tests. */
export function createProviders({
  providers: { google, linkedin },
  testIssuer,
}: Pick<Settings, 'providers' | 'testIssuer'>): Record<ProviderName, Provider | undefined> {
  const local = (name: ProviderName) =>
    testIssuer ? () => discover(testIssuer, localClient(name), [allowInsecureRequests]) : undefined
  const atGoogle = google ? () => discover('https://accounts.google.com', google) : local('google')
  const atLinkedin = linkedin ? async () => linkedinConfiguration(linkedin) : local('linkedin')
  return {
    google: atGoogle && { configuration: remembered(atGoogle), bindsToken: true, scope: 'openid email profile' },
    linkedin: atLinkedin && { configuration: remembered(atLinkedin), bindsToken: false, scope: 'openid profile email' },
  }
}

/** The client of the local provider, with a public secret. */
function localClient(name: ProviderName): ProviderSettings {
  return { clientId: `brightfill-${name}`, clientSecret: 'local-secret-for-development-only' }
}

function discover(issuer: string, client: ProviderSettings, execute: (typeof allowInsecureRequests)[] = []) {
  return discovery(new URL(issuer), client.clientId, undefined, ClientSecretPost(client.clientSecret), {
    execute,
    timeout: 10,
  })
}

/** Written out, because LinkedIn's published configuration has another issuer than its tokens. */
function linkedinConfiguration(client: ProviderSettings): Configuration {
  const server = {
    issuer: 'https://www.linkedin.com/oauth',
    authorization_endpoint: 'https://www.linkedin.com/oauth/v2/authorization',
    token_endpoint: 'https://www.linkedin.com/oauth/v2/accessToken',
    userinfo_endpoint: 'https://api.linkedin.com/v2/userinfo',
    jwks_uri: 'https://www.linkedin.com/oauth/openid/jwks',
  }
  return new Configuration(server, client.clientId, undefined, ClientSecretPost(client.clientSecret))
}

/** Keeps a success; after a failure, the next visitor tries again. */
function remembered(make: () => Promise<Configuration>): () => Promise<Configuration> {
  let made: Promise<Configuration> | undefined
  return () => {
    made ??= make().then(
      (configuration) => {
        // Checks signatures although the token comes over TLS from the provider itself.
        enableNonRepudiationChecks(configuration)
        return configuration
      },
      (error) => {
        made = undefined
        throw error
      },
    )
    return made
  }
}
