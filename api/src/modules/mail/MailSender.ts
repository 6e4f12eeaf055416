import { setTimeout as wait } from 'node:timers/promises'
import { Repeated } from '@brightfill/shared/node'
import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'
import type { OutboxRepo, OutboxRow } from './outbox.repo'
import { signature } from './writeMail'

const LOOK_EVERY = 3_000
const KEEP_CLAIM_EVERY = 20_000
const STOP_WITHIN = 5_000

interface MailSenderOptions {
  outbox: OutboxRepo
  smtpUrl: string | undefined
  mailFrom: string
  log: FastifyBaseLogger
  /** The data sheet of a machine; undefined when the machine has left the site. */
  sheetOf: (slug: string) => Promise<Buffer | undefined>
  onOutcome: (outcome: 'sent' | 'put off' | 'given up') => void
}

/**
 * Sends the mails in the outbox, and retries until they are accepted or refused for good. The message id stays
 * the same, so the receiver recognises a mail that was sent again because the process died before it recorded the
 * acceptance. Without a server, mails stay in the outbox, where they can be read.
 */
export class MailSender {
  private readonly looks = new Repeated(() => this.sendAll(), LOOK_EVERY)
  private stopping = false
  /** A mail that was accepted while the database was unavailable. */
  private accepted: number | undefined
  private readonly transport

  constructor(private readonly options: MailSenderOptions) {
    const { smtpUrl } = options
    this.transport = smtpUrl
      ? createTransport(smtpUrl, { connectionTimeout: 10_000, socketTimeout: 20_000 } as object)
      : undefined
  }

  start() {
    this.looks.start()
  }

  /** Sends new mails now instead of at the next check. */
  look() {
    this.looks.look()
  }

  /**
   * Waits for the mail being sent, not for the rest. If it takes too long, the next start sends it again, under its id.
   */
  async stop() {
    this.stopping = true
    await Promise.race([this.looks.stop(), wait(STOP_WITHIN, undefined, { ref: false })])
    this.transport?.close()
  }

  private async sendAll() {
    try {
      await this.giveUpPast()
      for (let row = await this.next(); row; row = await this.next()) await this.send(row)
    } catch (error) {
      this.options.log.error({ err: error }, 'the outbox could not be read')
    }
  }

  private async giveUpPast() {
    const { outbox, log, onOutcome } = this.options
    for (const mail of await outbox.giveUpPast()) {
      onOutcome('given up')
      log.error({ mail }, 'an e-mail was not accepted before its link expired; giving up')
    }
  }

  /** First records the last acceptance: nothing is sent while that fails, so nothing is sent twice. */
  private async next(): Promise<OutboxRow | undefined> {
    const { outbox } = this.options
    if (this.accepted !== undefined) await outbox.sent(this.accepted, { keepText: !this.transport })
    this.accepted = undefined
    return this.stopping ? undefined : outbox.claim()
  }

  private async send(row: OutboxRow) {
    const { outbox, mailFrom, log, onOutcome } = this.options
    const domain = mailFrom.split('@')[1]
    const answered = row.in_reply_to === null ? undefined : `<${row.in_reply_to}@${domain}>`
    const claim = setInterval(() => this.keepClaim(row), KEEP_CLAIM_EVERY)
    try {
      await this.transport?.sendMail({
        from: { name: signature, address: mailFrom },
        // As one address, even where a parser would read a list.
        to: { name: '', address: row.recipient },
        ...(row.reply_to && { replyTo: { name: '', address: row.reply_to } }),
        subject: row.subject,
        text: row.text_part,
        html: row.html_part,
        headers: { ...stopHeaders(row), ...(!row.by_person && { 'Auto-Submitted': 'auto-generated' }) },
        attachments: await this.attachmentsOf(row),
        messageId: `<${row.message_id}@${domain}>`,
        ...(answered && { inReplyTo: answered, references: answered }),
      })
      this.accepted = row.id
      if (this.transport) onOutcome('sent')
    } catch (error) {
      const again = await outbox.failed(row, { reason: String(error), forGood: isForGood(error) })
      onOutcome(again ? 'put off' : 'given up')
      const facts = { mail: row.id, attempts: row.attempts, reason: String(error) }
      if (again) log.warn(facts, 'an e-mail was not accepted; trying again')
      else log.error(facts, 'an e-mail was not accepted; giving up')
    } finally {
      clearInterval(claim)
    }
  }

  private async attachmentsOf({ sheet_slug }: OutboxRow) {
    const content = sheet_slug === null ? undefined : await this.options.sheetOf(sheet_slug)
    return content ? [{ filename: `${sheet_slug}.pdf`, contentType: 'application/pdf', content }] : []
  }

  private keepClaim({ id }: OutboxRow) {
    this.options.outbox
      .keepClaim(id)
      .catch((error: unknown) =>
        this.options.log.warn({ err: error, mail: id }, 'a claim on an e-mail could not be renewed'),
      )
  }
}

/** Headers for stopping such mails with one click in the mail program (RFC 8058). */
function stopHeaders({ stop_url }: OutboxRow): Record<string, string> {
  if (stop_url === null) return {}
  return { 'List-Unsubscribe': `<${stop_url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/**
 * Whether the server refused this recipient or this mail with a 5xx. A refusal of our own login, such as a wrong
 * password, can be fixed.
 */
function isForGood(error: unknown): boolean {
  const { permanent, command = '' } = error as { permanent?: boolean; command?: string }
  return permanent === true && ['RCPT TO', 'DATA'].includes(command)
}
