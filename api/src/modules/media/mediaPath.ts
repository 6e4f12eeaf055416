/**
 * The file a media address names, relative to `media/`; undefined for anything that could leave it or is hidden. The
 * specification names files `public/…`; both forms of the address lead to the same file.
 */
export function mediaPath(address: string): string | undefined {
  let name: string
  try {
    name = decodeURIComponent(address)
  } catch {
    return undefined
  }
  name = name.replace(/^\/+/, '').replace(/^public\//, '')
  if (name === '' || name.length > 500 || /[\0\\]/.test(name)) return undefined
  const parts = name.split('/')
  if (parts.some((part) => part === '' || part.startsWith('.'))) return undefined
  return name
}

/** A picture of this site as a name in the store; empty for one of another site, which is not fetched. */
export function mediaName(address: string): string {
  const name = mediaPath(address.replace(/^\/?storage\//, ''))
  return name ? `media/${name}` : ''
}
