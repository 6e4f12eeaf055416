import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { makeCertificate } from './bench/times/certificate'

const deployed = path.resolve(import.meta.dirname, '../deploy/nginx.conf')

/**
 * `deploy/nginx.conf` with the addresses and files of a site of tests.
 * @param folder for the certificate and the logs
 * @param port plain HTTP is five ports further
 */
export function nginxConfiguration(folder: string, port: number, shellPorts: [number, number]) {
  const place = path.join(folder, 'tls')
  mkdirSync(place, { recursive: true })
  const { certificate, key } = makeCertificate(place)
  const changes = {
    'server 127.0.0.1:3000 ': `server 127.0.0.1:${shellPorts[0]} `,
    'server 127.0.0.1:3001 ': `server 127.0.0.1:${shellPorts[1]} `,
    'listen 80;': `listen 127.0.0.1:${port + 5};`,
    'listen 443 ssl': `listen 127.0.0.1:${port} ssl`,
    'listen [::]:80;': '',
    'listen [::]:443 ssl http2;': '',
    '/etc/brightfill/certificate.pem': certificate,
    '/etc/brightfill/key.pem': key,
    '/var/log/nginx/': `${folder}/`,
  }
  const servers = Object.entries(changes).reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no "${from}" any more`)
      return text.replaceAll(from, to)
    },
    readFileSync(deployed, 'utf8'),
  )
  return { servers, logs: ['access.log', 'error.log'].map((name) => path.join(folder, name)) }
}
