import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { platformKey } from '../shared/tooling/releases/registry.mjs'
import { startMailServer } from './mailServer.mjs'
import { API_PORT, dataDir, OIDC_PORT, PORT, SHELL_KEY } from './site'

const BESIDE = 50
const READY_WITHIN = 60_000

interface ArrivedMail {
  to: string
  /** Header and body, as they came, with the lines joined that were cut for the way. */
  text: string
}

/** A site beside the one of this worker that sends its mails to a real mail server. */
export class MailedSite {
  readonly origin = `http://localhost:${PORT + BESIDE}`
  readonly arrived: ArrivedMail[] = []
  private readonly dataDir = `${dataDir}-mailed`
  private server: Awaited<ReturnType<typeof startMailServer>> | undefined
  private site: ChildProcess | undefined

  async start() {
    this.server = await startMailServer(({ to, text }) => this.arrived.push({ to, text: joined(text) }))
    this.site = spawn(process.execPath, ['e2e/testSite.mjs'], {
      cwd: path.resolve(import.meta.dirname, '..'),
      stdio: 'ignore',
      env: {
        ...process.env,
        PORT: String(PORT + BESIDE),
        API_PORT: String(API_PORT + BESIDE),
        PUBLIC_ORIGIN: this.origin,
        DATA_DIR: this.dataDir,
        SHELL_KEY,
        OIDC_PORT: String(OIDC_PORT + BESIDE),
        OIDC_TEST_ISSUER: `http://127.0.0.1:${OIDC_PORT + BESIDE}`,
        LOG_LEVEL: 'error',
        SMTP_URL: this.server.url,
      },
    })
    const end = Date.now() + READY_WITHIN
    const isReady = () =>
      fetch(`${this.origin}/readyz`, { signal: AbortSignal.timeout(10_000) }).then(
        ({ ok }) => ok,
        () => false,
      )
    while (!(await isReady())) {
      if (Date.now() > end || this.site.exitCode !== null) throw new Error('The site with a mail server did not start')
      await wait(100)
    }
  }

  /** Gives somebody with a confirmed address a role, as the platform team does. */
  async grant(email: string, role: string) {
    const answer = await fetch(`http://127.0.0.1:${API_PORT + BESIDE}/api/staff/roles`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${platformKey({ DATA_DIR: this.dataDir })}`,
      },
      body: JSON.stringify({ email, role }),
    })
    if (!answer.ok) throw new Error(`The role was not given: ${answer.status}`)
  }

  async stop() {
    if (this.site && this.site.exitCode === null) {
      const ended = once(this.site, 'exit')
      this.site.kill('SIGTERM')
      await ended
    }
    await this.server?.stop()
  }
}

/** Quoted-printable text in one piece: links are cut at 76 letters. */
const joined = (text: string) =>
  text
    .replace(/=\r\n/g, '')
    .replace(/\r\n[ \t]+/g, ' ')
    .replaceAll('=3D', '=')
