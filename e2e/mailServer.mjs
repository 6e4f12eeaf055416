import { SMTPServer } from 'smtp-server'

/** A mail server on a free port of this machine, which keeps the ids of what it accepts, and hands the whole on.
 * @param {(mail: { to: string, text: string }) => void} onMail
 */
export async function startMailServer(onMail = () => {}) {
  /** @type {string[]} */
  const accepted = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, { envelope }, done) => {
      let text = ''
      for await (const chunk of stream) text += chunk
      accepted.push(/^message-id: *(\S+)/im.exec(text)?.[1] ?? '')
      onMail({ to: envelope.rcptTo[0]?.address ?? '', text })
      done()
    },
  })
  server.on('error', () => {}) // an api that is killed breaks its connection off
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.server.address())
  return {
    url: `smtp://127.0.0.1:${port}`,
    accepted,
    /** @returns {Promise<void>} */
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
