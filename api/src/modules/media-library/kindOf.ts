import type { MediaKind } from '@brightfill/shared/contract'
import { fileTypeFromBuffer } from 'file-type'

/** A file type that the library accepts: its kind, and its extension in the store. */
export interface FileKind {
  kind: MediaKind
  ending: string
}

// A GIF becomes a still picture; writing an AVIF takes ten times the memory of all others.
const known: Record<string, FileKind> = {
  'image/jpeg': { kind: 'picture', ending: 'jpg' },
  'image/png': { kind: 'picture', ending: 'png' },
  'image/apng': { kind: 'picture', ending: 'png' },
  'image/webp': { kind: 'picture', ending: 'webp' },
  'image/avif': { kind: 'picture', ending: 'webp' },
  'image/gif': { kind: 'picture', ending: 'png' },
  'video/mp4': { kind: 'film', ending: 'mp4' },
  'application/pdf': { kind: 'pdf', ending: 'pdf' },
}

/** The bytes needed to detect the type of a file. */
export const HEAD_BYTES = 4100

const others = 'Choose a JPEG, PNG, WebP, AVIF or GIF picture, an MP4 video or a PDF'

/** Advice for file types that are easy to convert. */
const ways: Record<string, string> = {
  'image/heic': 'Save this HEIC picture as a JPEG and upload that',
  'image/heif': 'Save this HEIC picture as a JPEG and upload that',
  'video/quicktime': 'Save this video as an MP4 and upload that',
  'video/webm': 'Save this video as an MP4 and upload that',
}

/**
 * The kind of a file by its first bytes, regardless of its name.
 * @returns a sentence for the user when it is not an accepted type
 */
export async function kindOf(head: Buffer): Promise<FileKind | string> {
  const { mime = '' } = (await fileTypeFromBuffer(head).catch(() => undefined)) ?? {}
  const kind = Object.hasOwn(known, mime) ? known[mime] : undefined
  if (kind) return kind
  if (/<svg[\s>]/i.test(head.toString('latin1')))
    return 'SVG drawings cannot be uploaded yet. Save the drawing as a PNG and upload that'
  return ways[mime] ?? `This type of file cannot be shown on the site. ${others}`
}
