/** The address a page is kept under: path only, no slash at the end, `/` for the home page. */
export function normalPath(url: string): string {
  const path = url.trim().split(/[?#]/, 1)[0] ?? ''
  return `/${path.replace(/^\/+|\/+$/g, '')}`
}
