/**
 * The file a media address names, relative to the media folder; undefined for anything that could leave the folder or
 * is hidden. The specification names files `public/…`; both forms of the address lead to the same file.
 */
export function mediaPath(address: string): string | undefined {
  let path: string
  try {
    path = decodeURIComponent(address)
  } catch {
    return undefined
  }
  path = path.replace(/^\/+/, '').replace(/^public\//, '')
  if (path === '' || path.length > 500 || /[\0\\]/.test(path)) return undefined
  const parts = path.split('/')
  if (parts.some((part) => part === '' || part.startsWith('.'))) return undefined
  return path
}
