let origin = ''

/**
 * Sets the origin of the site, `https://www.example.org`. The shell calls it once, on the server and in the browser.
 */
export function registerSiteOrigin(next: string) {
  origin = next
}

/** The address with origin for a path of the site; a whole address stays as it is. */
export function absoluteUrl(path: string): string {
  return /^https?:\/\//i.test(path) ? path : origin + path
}
