import { expect } from '@playwright/test'
import { API_PORT } from '../site'

interface Mail {
  to: string
  reply_to: string
  subject: string
  text: string
}

/** Waits for the newest e-mail with a subject to an address in the local outbox. */
export async function mailTo(address: string, subject: string, apiPort = API_PORT): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(async () => {
      const answer = await fetch(`http://localhost:${apiPort}/dev/mail`)
      const { data } = (await answer.json()) as { data: Mail[] }
      found = data.find((mail) => mail.to === address && mail.subject === subject)
      return found
    })
    .toBeTruthy()
  if (!found) throw new Error(`No mail "${subject}" came`)
  return found
}

/** The link in an e-mail. */
export function linkIn({ text, subject }: Mail): string {
  const [link] = text.match(/https?:\/\/\S+/) ?? []
  if (!link) throw new Error(`The mail "${subject}" has no link`)
  return link
}
