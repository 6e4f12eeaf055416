import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'
import type { OutboxRepo, OutboxRow } from './outbox.repo'

const LOOK_EVERY = 3_000

interface MailSenderOptions {
  outbox: OutboxRepo
  smtpUrl: string | undefined
  from: string
  log: FastifyBaseLogger
}

/**
 * Sends what waits in the outbox, again and again until it is accepted. The message id stays the same, so a mail whose acceptance was
 * not recorded because the process died is recognised by the receiver. Without a server mails stay in the outbox, where they can be read.
 */
export class MailSender {
  private timer: NodeJS.Timeout | undefined
  private working: Promise<void> | undefined
  private readonly transport

  constructor(private readonly options: MailSenderOptions) {
    const { smtpUrl } = options
    this.transport = smtpUrl ? createTransport(smtpUrl, { connectionTimeout: 10_000, socketTimeout: 20_000 } as object) : undefined
  }

  start() {
    this.timer = setInterval(() => this.look(), LOOK_EVERY)
    this.timer.unref()
  }

  /** Called after a mail was added, so that it need not wait for the next look. */
  look() {
    this.working ??= this.sendAll()
      .catch((error: unknown) => this.options.log.error({ err: error }, 'the outbox could not be read'))
      .finally(() => {
        this.working = undefined
      })
  }

  async stop() {
    clearInterval(this.timer)
    await this.working
    this.transport?.close()
  }

  private async sendAll() {
    for (let rows = await this.options.outbox.claim(); rows.length > 0; rows = await this.options.outbox.claim()) {
      for (const row of rows) await this.send(row)
    }
  }

  private async send(row: OutboxRow) {
    const { outbox, from, log } = this.options
    try {
      await this.transport?.sendMail({
        from,
        to: row.recipient,
        subject: row.subject,
        text: row.text_part,
        html: row.html_part,
        messageId: `<${row.message_id}@${from.split('@')[1]}>`,
      })
      await outbox.sent(row.id)
    } catch (error) {
      log.warn({ mail: row.id, attempts: row.attempts, reason: String(error) }, 'a mail was not accepted, it is tried again')
      await outbox.failed(row, String(error))
    }
  }
}
