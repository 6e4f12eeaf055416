import { createHash } from 'node:crypto'

/** Weak, because one tag names a document in every encoding. */
export function weakTagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

/** Whether an `If-None-Match` names the tag. */
export function namesTag(tags: string, wanted: string): boolean {
  const strong = (tag: string) => tag.trim().replace(/^W\//, '')
  return tags.split(',').some((tag) => tag.trim() === '*' || strong(tag) === strong(wanted))
}
