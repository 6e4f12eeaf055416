import path from 'node:path'

/**
 * The file a media address names, relative to the media folder; undefined for anything that could leave the folder or
 * is hidden. The specification names files `public/…`; both forms of the address lead to the same file.
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

/** A picture of this site as a file in the media folder; empty for one of another site, which is not fetched. */
export function mediaFile(folder: string, address: string): string {
  const name = mediaPath(address.replace(/^\/?storage\//, ''))
  return name ? path.join(folder, name) : ''
}
