let origin = ''

/** Tells this unit the origin visitors use, `https://www.example.org`. Called by the shell once, on the server and in the browser. */
export function registerSiteOrigin(next: string) {
  origin = next
}

/** The whole address of a path of the site, for canonical links, previews and structured data; whole addresses stay as they are. */
export function absoluteUrl(path: string): string {
  return /^https?:\/\//i.test(path) ? path : origin + path
}
