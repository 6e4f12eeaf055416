import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Makes a certificate for this machine, valid for a day.
 * @returns the files, and the hash of the public key (sha256, base64), by which Chromium recognises it
 */
export function makeCertificate(folder: string) {
  const certificate = path.join(folder, 'certificate.pem')
  const key = path.join(folder, 'key.pem')
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  execFileSync('openssl', ['req', '-x509', ...curve, '-days', '1', ...subject, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  })
  const { publicKey } = new X509Certificate(readFileSync(certificate))
  const keyHash = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64')
  return { certificate, key, keyHash }
}
