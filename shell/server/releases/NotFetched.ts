/** A release that could not be fetched from the registry, which says nothing about the release itself. */
export class NotFetched extends Error {
  override name = 'NotFetched'
}

/** Codes by which the file system speaks of the machine; others are about what is in a release. */
const OF_MACHINE = ['EACCES', 'EAGAIN', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE', 'ENOMEM', 'ENOSPC', 'EPERM', 'EROFS']

/** Says nothing about the release: another server may fetch it, or this one later. */
export function canRetryElsewhere(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException // what is thrown here are errors
  return error instanceof NotFetched || (code !== undefined && OF_MACHINE.includes(code))
}
