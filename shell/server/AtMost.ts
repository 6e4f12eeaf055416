import { Transform, type TransformCallback } from 'node:stream'

export const TOO_LARGE = 413

/** A body that is larger than allowed. */
export class TooLarge extends Error {
  override name = 'TooLarge'
  readonly statusCode = TOO_LARGE
}

/** Passes a body on until it has more bytes than allowed, and ends with TooLarge then. */
export class AtMost extends Transform {
  private bytes = 0

  constructor(private readonly most: number) {
    super()
  }

  override _transform(part: Buffer, _encoding: string, done: TransformCallback) {
    this.bytes += part.byteLength
    if (this.bytes > this.most) done(new TooLarge())
    else done(null, part)
  }
}
