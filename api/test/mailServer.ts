import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server on a free port that keeps what it accepts. */
export class MailServer {
  readonly accepted: { to: string; text: string }[] = []
  /** Every recipient a client named, accepted or not. */
  readonly named: string[] = []
  /** Addresses it says it does not have. */
  readonly unknown = new Set<string>()
  /** Runs between the last byte of a mail and the answer; what it throws refuses the mail for now. */
  beforeAccepting: (to: string) => Promise<void> | void = () => undefined

  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      this.named.push(address)
      done(this.unknown.has(address) ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : undefined)
    },
    onData: async (stream, { envelope }, done) => {
      let text = ''
      for await (const chunk of stream) text += chunk
      const to = envelope.rcptTo[0]?.address ?? ''
      try {
        await this.beforeAccepting(to)
      } catch (error) {
        return done(error as Error)
      }
      this.accepted.push({ to, text })
      done()
    },
  })

  /** @returns its address, as SMTP_URL wants it */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve))
  }

  to(address: string) {
    return this.accepted.filter(({ to }) => to === address)
  }
}
