import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url')

/** A passkey in memory, with the answers of a browser (WebAuthn, ES256, attestation "none"). */
export class Passkey {
  private readonly key = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  private readonly id = randomBytes(16)
  private uses = 0

  constructor(private readonly origin: string) {}

  /** The answer to the options of `startPasskey`. */
  make({ challenge }: { challenge: string }) {
    const { x = '', y = '' } = this.key.publicKey.export({ format: 'jwk' })
    const publicKey = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ])
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, publicKey])
    const data = Buffer.concat([this.authenticatorData(0x41), credential])
    const attestationObject = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      Buffer.from([0x58, data.length]),
      data,
    ])
    const clientData = this.clientData('webauthn.create', challenge)
    return this.answer({ attestationObject: base64url(attestationObject), clientDataJSON: base64url(clientData) })
  }

  /** The answer to the options of `askPasskey`. */
  use({ challenge }: { challenge: string }) {
    this.uses += 1
    const clientData = this.clientData('webauthn.get', challenge)
    const data = this.authenticatorData(0x01)
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), this.key.privateKey)
    return this.answer({
      authenticatorData: base64url(data),
      clientDataJSON: base64url(clientData),
      signature: base64url(signature),
    })
  }

  private authenticatorData(flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.uses)
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.from([flags]), counter])
  }

  private clientData(type: string, challenge: string): string {
    return JSON.stringify({ type, challenge, origin: this.origin })
  }

  private answer(response: object) {
    const id = base64url(this.id)
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }
}
