import { MailServer } from '../api/tooling/mailServer'
import { API_PORT, dataDir, OIDC_PORT, PORT, SHELL_KEY } from './site'
import { siteRegistry } from './siteRegistry'
import { startSite } from './startSite'

const BESIDE = 50

interface ArrivedMail {
  to: string
  /** Header and body as received, with folded lines joined. */
  text: string
}

/** A site beside this worker's one that sends its e-mails to a real mail server. */
export class MailedSite {
  readonly origin = `http://localhost:${PORT + BESIDE}`
  private readonly dataDir = `${dataDir}-mailed`
  private readonly server = new MailServer()
  private site: Awaited<ReturnType<typeof startSite>> | undefined

  get arrived(): ArrivedMail[] {
    return this.server.accepted.map(({ to, text }) => ({ to, text: joined(text) }))
  }

  async start() {
    this.site = await startSite({
      port: PORT + BESIDE,
      apiPort: API_PORT + BESIDE,
      dataDir: this.dataDir,
      env: {
        SHELL_KEY,
        OIDC_PORT: String(OIDC_PORT + BESIDE),
        OIDC_TEST_ISSUER: `http://127.0.0.1:${OIDC_PORT + BESIDE}`,
        SMTP_URL: await this.server.start(),
      },
      command: [process.execPath, '--import', 'tsx', 'e2e/testSite.ts'],
    })
  }

  /** Gives an account with a confirmed address a role, as the platform team does. */
  async grant(email: string, role: string) {
    const place = { apiPort: API_PORT + BESIDE, dataDir: this.dataDir }
    await siteRegistry(place).post('/api/staff/roles', { email, role })
  }

  async stop() {
    await this.site?.stop()
    await this.server.stop()
  }
}

/** Quoted-printable text in one piece: links are cut at 76 letters. */
const joined = (text: string) =>
  text
    .replace(/=\r\n/g, '')
    .replace(/\r\n[ \t]+/g, ' ')
    .replaceAll('=3D', '=')
