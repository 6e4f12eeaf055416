const labels = ['extension', 'extn', 'ext', 'x', 'доб', '分机', '内線', '#']

const extension = new RegExp(`^(?:${labels.join('|')})[\\s.:=]*(\\d{1,9})\\W*$`, 'iu')

/** The digits of an extension ("ext. 12", "x12", "#12"); undefined for other text. */
export const extensionOf = (text: string) => extension.exec(text)?.[1]

/** Whether a text can become an extension with further typing. */
export function couldBeExtension(text: string): boolean {
  const [, label = '', rest = ''] = /^([\p{L}#]*)(.*)$/su.exec(text) ?? []
  const known = labels.some((name) => (rest ? name === label.toLowerCase() : name.startsWith(label.toLowerCase())))
  return known && /^[\s.:=]*\d{0,9}\W*$/.test(rest)
}
