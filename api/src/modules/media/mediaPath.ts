import { mediaUrl } from '@brightfill/shared/constants'

/**
 * The file of a media address, relative to `media/`; undefined for hidden files and for paths that could leave the
 * folder. The specification names files `public/…`; both forms of the address lead to the same file.
 */
export function mediaPath(path: string): string | undefined {
  const name = path.replace(/^\/+/, '').replace(/^public\//, '')
  if (name === '' || name.length > 500 || /[\0\\]/.test(name)) return undefined
  const parts = name.split('/')
  if (parts.some((part) => part === '' || part.startsWith('.'))) return undefined
  return name
}

/** The name in the store for a picture's path in content; empty for pictures of other sites. */
export function mediaName(path: string): string {
  const url = mediaUrl(path)
  const name = url?.startsWith('/storage/') && mediaPath(decoded(url.slice('/storage/'.length)))
  return name ? `media/${name}` : ''
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
