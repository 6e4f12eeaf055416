/** The aria-current of a menu entry: "page" for the page itself, "true" for a page below it, else nothing. */
export function currentState(url: string, pathname: string): 'page' | 'true' | undefined {
  const path = trimEnd(url.split(/[?#]/)[0] ?? '')
  const here = trimEnd(pathname)
  if (path === here) return 'page'
  return path !== '' && here.startsWith(`${path}/`) ? 'true' : undefined
}

function trimEnd(path: string): string {
  return path.replace(/\/+$/, '')
}
