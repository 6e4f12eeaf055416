import sharp from 'sharp'

/**
 * A picture like those of current phones: 50 megapixels, some 12 MB, rotated, with its location.
 * @returns a JPEG
 */
export function phonePicture(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 10 }
  return sharp({ create: { width: 8160, height: 6120, channels: 3, background: '#707880', noise } })
    .withExif({ IFD0: { Model: 'Phone 9' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 87 })
    .toBuffer()
}

/** The same picture with other bytes, without re-encoding: adds a comment after its first marker. */
export function commented(jpeg: Buffer, comment: string) {
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(comment, 'latin1'), jpeg.subarray(2)])
}
