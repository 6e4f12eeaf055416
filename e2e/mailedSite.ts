import { startMailServer } from './mailServer.mjs'
import { API_PORT, dataDir, OIDC_PORT, PORT, SHELL_KEY } from './site'
import { siteRegistry } from './siteRegistry.mjs'
import { startSite } from './startSite.mjs'

const BESIDE = 50

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
  private site: Awaited<ReturnType<typeof startSite>> | undefined

  async start() {
    this.server = await startMailServer(({ to, text }) => this.arrived.push({ to, text: joined(text) }))
    this.site = await startSite({
      port: PORT + BESIDE,
      apiPort: API_PORT + BESIDE,
      dataDir: this.dataDir,
      env: {
        SHELL_KEY,
        OIDC_PORT: String(OIDC_PORT + BESIDE),
        OIDC_TEST_ISSUER: `http://127.0.0.1:${OIDC_PORT + BESIDE}`,
        SMTP_URL: this.server.url,
      },
      command: [process.execPath, 'e2e/testSite.mjs'],
    })
  }

  /** Gives somebody with a confirmed address a role, as the platform team does. */
  async grant(email: string, role: string) {
    const place = { apiPort: API_PORT + BESIDE, dataDir: this.dataDir }
    await siteRegistry(place).post('/api/staff/roles', { email, role })
  }

  async stop() {
    await this.site?.stop()
    await this.server?.stop()
  }
}

/** Quoted-printable text in one piece: links are cut at 76 letters. */
const joined = (text: string) =>
  text
    .replace(/=\r\n/g, '')
    .replace(/\r\n[ \t]+/g, ' ')
    .replaceAll('=3D', '=')
