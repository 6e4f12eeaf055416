import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** For tests: a mail server on a free port of this machine that stores accepted mails. */
export class MailServer {
  /** raw header and body */
  accepted: { to: string; text: string }[] = []
  /** all recipients that clients named, accepted or not */
  named: string[] = []
  /** addresses that it rejects as unknown */
  unknown: Set<string> = new Set()
  /** Runs between the last byte of a mail and the answer; an error refuses the mail for now. */
  beforeAccepting: (to: string) => Promise<void> | void = () => undefined

  #server = new SMTPServer({
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

  /** @returns its address, for SMTP_URL */
  async start(): Promise<string> {
    this.#server.on('error', () => {}) // a killed api breaks its connection
    await new Promise((resolve) => this.#server.listen(0, '127.0.0.1', () => resolve(undefined)))
    const { port } = this.#server.server.address() as AddressInfo
    return `smtp://127.0.0.1:${port}`
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }

  to(address: string) {
    return this.accepted.filter(({ to }) => to === address)
  }
}
