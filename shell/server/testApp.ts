import { Apis } from './apis/Apis'
import { buildApp } from './app'
import { SiteLists } from './discovery/SiteLists'
import { testOverrides } from './override/testOverrides'
import { Breakers } from './render/Breakers'
import type { Renderers } from './render/Renderers'
import { readSettings } from './settings'
import { ReleaseFigures } from './telemetry/ReleaseFigures'

/**
 * For tests that need no page: the server as in production, without any release.
 * @param apiOrigin where it asks
 */
export function testApp(apiOrigin: string, env: NodeJS.ProcessEnv = {}) {
  const settings = readSettings({
    RATE_PROFILE: 'production',
    PUBLIC_ORIGIN: 'https://www.example.org',
    SHELL_KEY: 'a-key-that-nobody-here-asks-for-at-all',
    LOG_LEVEL: 'silent',
    ...env,
  })
  // No page is rendered.
  const renderers = { isLive: false, breakers: new Breakers() } as unknown as Renderers
  const apis = new Apis([apiOrigin])
  return buildApp(settings, {
    renderers,
    figures: new ReleaseFigures(),
    overrides: testOverrides(renderers),
    store: { folder: __dirname, isShown: () => false, find: async () => undefined, findShown: async () => undefined },
    apis,
    stopping: { isStopping: false },
    lists: new SiteLists(apis, () => '1'),
    contentVersion: () => '1',
  })
}
