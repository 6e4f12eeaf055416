/**
 * The address of a media file, by its path in content: `public/a.jpg` and `a.jpg` give `/storage/a.jpg`;
 * `/storage/…` and whole http(s) addresses stay as they are. Undefined for an empty path and for one with "..".
 */
export function mediaUrl(path: string | null | undefined): string | undefined {
  const given = path?.trim()
  if (!given) return undefined
  if (/^https?:\/\//i.test(given)) return given
  if (climbs(given)) return undefined
  if (given.startsWith('/storage/')) return encodePath(given)
  return encodePath(`/storage/${given.replace(/^\/+/, '').replace(/^public\/+/, '')}`)
}

function climbs(path: string): boolean {
  return path
    .replace(/%2e/gi, '.')
    .split(/[\\/]|%2f|%5c/i)
    .includes('..')
}

/**
 * Escapes spaces and commas, which would end an entry of a srcset, and what would end the path; existing escapes stay.
 */
function encodePath(path: string): string {
  return encodeURI(path)
    .replace(/%25(?=[\da-f]{2})/gi, '%')
    .replace(/[,?#]/g, encodeURIComponent)
}
