import { type Finding, forwardedFinding, isPublicOrigin, printFindings } from '@brightfill/shared/node'
import { createTransport } from 'nodemailer'
import { diskFinding } from '../DiskSpace'
import { lookAtServer } from '../database/lookAtServer'
import { readSettings, type Settings } from '../settings'
import { openStore } from '../store/openStore'

const MAIL_ANSWERS_WITHIN = 10_000

/**
 * Reads every variable, tries all that the api depends on, and prints the findings. Changes nothing.
 * Exit code 1 when something that a public site needs is missing.
 */
export async function check(env: NodeJS.ProcessEnv): Promise<void> {
  const findings = await look(env)
  if (!printFindings('api', findings)) process.exitCode = 1
}

async function look(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  let settings: Settings
  try {
    settings = readSettings(env)
  } catch (error) {
    return [{ what: 'variables', ok: false, found: (error as Error).message }]
  }
  const published = settings.rateProfile === 'production'
  /** Development does not need what only a public site does. */
  const needed = (what: string, there: boolean, found: string): Finding => ({ what, ok: there || !published, found })
  const { publicOrigin, platformKey, shellKey, mailFrom, staffMail } = settings
  return [
    { what: 'variables', ok: true, found: 'all valid' },
    needed('RATE_PROFILE', true, settings.rateProfile),
    needed('PUBLIC_ORIGIN', isPublicOrigin(publicOrigin), publicOrigin),
    needed(
      'PLATFORM_KEY',
      platformKey !== undefined,
      platformKey ? 'set' : 'unset: no one can publish releases or grant roles',
    ),
    needed('SHELL_KEY', shellKey !== undefined, shellKey ? 'set' : 'unset: composition servers are not recognised'),
    needed('TRUST_PROXY', true, settings.trustProxy.join(',')),
    ...(await forwardedFinding(settings.port)),
    await database(settings, published),
    await openStore(settings).look(),
    await diskFinding(settings),
    await mail(settings, published),
    needed(
      'MAIL_FROM, STAFF_MAIL',
      ![mailFrom, staffMail].some((address) => address.endsWith('.example')),
      `${mailFrom}, ${staffMail}`,
    ),
  ]
}

async function database({ databaseUrl, directUrl }: Settings, published: boolean): Promise<Finding> {
  // On a public site, the embedded database usually means a forgotten variable.
  if (!databaseUrl)
    return { what: 'database', ok: !published, found: 'DATABASE_URL is unset: embedded, for one api only' }
  try {
    const found = await lookAtServer(databaseUrl)
    if (directUrl) await lookAtServer(directUrl)
    return { what: 'database', ...found }
  } catch (error) {
    return { what: 'database', ok: false, found: (error as Error).message }
  }
}

async function mail({ smtpUrl }: Settings, published: boolean): Promise<Finding> {
  if (!smtpUrl) return { what: 'e-mail', ok: !published, found: 'SMTP_URL is unset: e-mails stay in the outbox' }
  const transport = createTransport(smtpUrl, { connectionTimeout: MAIL_ANSWERS_WITHIN } as object)
  try {
    await transport.verify()
    return { what: 'e-mail', ok: true, found: `${new URL(smtpUrl).host} accepts e-mails` }
  } catch (error) {
    return { what: 'e-mail', ok: false, found: `${new URL(smtpUrl).host}: ${(error as Error).message}` }
  } finally {
    transport.close()
  }
}
