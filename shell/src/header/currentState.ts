/** What aria-current says of a menu entry: the page itself, something below it ("true"), or nothing. */
export function currentState(url: string, pathname: string): 'page' | 'true' | undefined {
  const path = trimEnd(url.split(/[?#]/)[0] ?? '')
  const here = trimEnd(pathname)
  if (path === here) return 'page'
  return path !== '' && here.startsWith(`${path}/`) ? 'true' : undefined
}

function trimEnd(path: string): string {
  return path.replace(/\/+$/, '')
}
