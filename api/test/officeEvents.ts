import type { Office } from './office'

/** The events that an open office receives. */
export async function listen(office: Office) {
  const { body, headers } = await fetch(`${office.site.url}/api/office/events`, { headers: office.headers() })
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  const events = { headers, heard: '', hear, hasEnded: async () => (await reader?.read())?.done === true }

  /** Reads until these words arrive or the stream ends. */
  async function hear(words: string) {
    while (!events.heard.includes(words)) {
      const part = await reader?.read()
      if (!part || part.done) return
      events.heard += part.value
    }
  }
  await hear(': open')
  return events
}
