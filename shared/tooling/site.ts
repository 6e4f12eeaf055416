/** The site that commands call: SITE_ORIGIN, else one that runs on this machine. */
export function siteOrigin() {
  const { SITE_ORIGIN, PORT } = process.env
  return (SITE_ORIGIN || `http://localhost:${PORT || 3000}`).replace(/\/$/, '')
}

/**
 * @param path below the site
 * @returns undefined when the site does not answer, or not with 2xx, within 10 s
 */
export async function siteText(path: string): Promise<string | undefined> {
  const response = await fetch(siteOrigin() + path, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined)
  return response?.ok ? response.text() : undefined
}
