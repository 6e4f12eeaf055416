import { execFile, execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { MailServer } from '../../api/tooling/mailServer'
import { startPostgres } from '../../api/tooling/privatePostgres'
import { startStore } from '../../api/tooling/privateStore'
import { newKey } from '../../shared/tooling/releases/registry'
import { startNginx } from '../nginx'
import { nginxConfiguration } from '../nginxConfiguration'
import { root } from '../projectCopy'
import { Server } from './server'

const run = promisify(execFile)

/**
 * The site as `deploy/` describes it, as processes of this machine: PostgreSQL, an S3-compatible store, a mail server,
 * two apis that share nothing on disk, two composition servers and nginx, from the archives of `npm run package` and
 * `deploy/nginx.conf`.
 * @param port of nginx; the servers have the ports after it
 */
export async function unpackSite(port: number) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'brightfill-cluster-'))
  for (const name of ['api', 'shell']) execFileSync('tar', ['-xzf', path.join(root, `dist/${name}.tgz`), '-C', folder])
  const dataDir = path.join(folder, 'data')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const postgres = await startPostgres()
  const store = await startStore()
  const mail = new MailServer()
  const platformKey = newKey()
  writeFileSync(path.join(dataDir, 'platform.key'), platformKey, { mode: 0o600 })
  appendFileSync(path.join(dataDir, 'team.keys'), readFileSync(path.join(root, 'dist/releases/team.keys')))
  const origin = `https://localhost:${port}`
  const apiPorts = [port + 1, port + 2]
  const shellPorts: [number, number] = [port + 3, port + 4]
  const common = {
    RATE_PROFILE: 'production',
    LOG_LEVEL: 'error',
    PUBLIC_ORIGIN: origin,
    SHELL_KEY: newKey(),
    DATA_DIR: dataDir,
  }
  const apiMain = path.join(folder, 'api/main.js')
  const apiEnv = {
    ...common,
    PLATFORM_KEY: platformKey,
    DATABASE_URL: await postgres.createDatabase(),
    S3_URL: store.url,
    SMTP_URL: await mail.start(),
    MAIL_FROM: 'no-reply@brightfill.test',
    STAFF_MAIL: 'sales@brightfill.test',
  }
  const loopback = (port: number) => `http://127.0.0.1:${port}`
  const apis = apiPorts.map(
    (port, index) =>
      new Server(`api ${port}`, {
        main: apiMain,
        origin: loopback(port),
        env: { ...apiEnv, API_PORT: String(port), DATA_DIR: path.join(folder, `api-${index}`) },
      }),
  )
  const shells = shellPorts.map(
    (port, index) =>
      new Server(`composition server ${port}`, {
        main: path.join(folder, 'shell/main.js'),
        origin: loopback(port),
        env: {
          ...common,
          PORT: String(port),
          API_ORIGINS: apiPorts.map(loopback).join(','),
          RELEASES_DIR: path.join(folder, `releases-${index}`),
        },
      }),
  )
  return {
    folder,
    origin,
    apiMain,
    apis,
    shells,
    postgres,
    store,
    mail,
    /** As a team's commands name it. */
    place: { apiPort: port + 1, dataDir },
    databaseUrl: apiEnv.DATABASE_URL,
    /** For a site beside this one. */
    sparePorts: [port + 6, port + 7],
    /** Runs a command of the api, as an operator does. */
    command: (words: string[], { env, main = apiMain }: { env?: Record<string, string>; main?: string } = {}) =>
      run(process.execPath, [main, ...words], { env: { PATH: process.env.PATH, ...apis[0]?.env, ...env } }),
    /**
     * A next release of the api, beside this one: it adds a column.
     * @returns its program
     */
    nextRelease() {
      const next = path.join(folder, 'api-next')
      cpSync(path.join(folder, 'api'), next, { recursive: true })
      writeFileSync(path.join(next, 'migrations/9999_remark.sql'), 'alter table enquiry add column remark text;\n')
      return path.join(next, 'main.js')
    },
    startNginx: () => startNginx(path.join(folder, 'nginx'), nginxConfiguration(folder, port, shellPorts).servers),
    async remove() {
      await postgres.stop()
      await store.stop()
      await mail.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Site = Awaited<ReturnType<typeof unpackSite>>

/** A new site, in the order of docs/operations.md. */
export async function startFirstTime(site: Site) {
  let nginx: Awaited<ReturnType<typeof startNginx>> | undefined
  const stop = async () => {
    await nginx?.stop()
    await Promise.all(site.shells.map((shell) => shell.end()))
    await Promise.all(site.apis.map((api) => api.end()))
    await site.remove()
  }
  try {
    await site.command(['migrate'])
    await site.command(['seed', 'demo'])
    for (const api of site.apis) api.start()
    await Promise.all(site.apis.map((api) => api.untilReady()))
    for (const shell of site.shells) shell.start()
    await site.command(['publish', path.join(root, 'dist/releases')])
    await Promise.all(site.shells.map((shell) => shell.untilReady()))
    nginx = await site.startNginx()
  } catch (error) {
    await stop()
    throw error
  }
  return { stop }
}
