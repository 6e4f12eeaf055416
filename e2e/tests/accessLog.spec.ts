import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test' // no test opens a page
import { nginxIsHere, startNginx } from '../nginx'
import { nginxConfiguration } from '../nginxConfiguration'
import { PORT } from '../site'

test.skip(!nginxIsHere(), 'nginx is not installed')

test('the logs of nginx contain no token from an address or a referrer', async ({ playwright }) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'brightfill-nginx-'))
  const port = PORT + 60
  // No program listens at port 1, so nginx has failures to log.
  const { logs, servers } = nginxConfiguration(folder, port, [1, PORT])
  const logged = () => logs.map((log) => readFileSync(log, 'utf8')).join('')
  const nginx = await startNginx(path.join(folder, 'nginx'), servers)
  const request = await playwright.request.newContext({
    baseURL: `https://localhost:${port}`,
    ignoreHTTPSErrors: true,
    extraHTTPHeaders: { Referer: `https://localhost:${port}/reset-password?token=Secret-3` },
  })
  try {
    await request.get('/auth/callback?%74oken=Secret-1')
    await request.get('/reset-password?token=Secret-2#x')
    await request.get(`http://localhost:${port + 5}/reset-password?token=Secret-4`, { maxRedirects: 0 })
    await expect.poll(() => logged().split('\n').length).toBeGreaterThan(3)
    const lines = logged()
    expect(lines).toContain('"GET /auth/callback HTTP/1.1" 200')
    // Which server refused a request, and which answered it.
    expect(lines).toMatch(new RegExp(`"127\\.0\\.0\\.1:1, 127\\.0\\.0\\.1:${PORT}" "502, 200" "\\d`))
    expect(lines).not.toContain('Secret')
  } finally {
    await request.dispose()
    await nginx.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
