import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { nginxIsHere, startNginx } from '../../nginx'
import { makeCertificate } from './certificate'

type LineName = 'plain' | 'h1' | 'h2'
export type Line = { name: LineName; title: string; origins: Record<string, string> }

const titles = {
  plain: 'HTTP/1.1 without TLS, from node',
  h1: 'HTTP/1.1 with TLS, through nginx',
  h2: 'HTTP/2 with TLS, through nginx',
}
/** Ports of nginx, above those of the servers behind it. */
const above = { h1: 100, h2: 200 }

/**
 * The ways to the same servers: directly, and through nginx with TLS, where that is installed.
 * @param direct origins of the servers by name
 * @param folder for the configuration and the certificate
 */
export async function startLines(wanted: LineName[], direct: Record<string, string>, folder: string) {
  const throughNginx = nginxIsHere() ? wanted.filter((name) => name !== 'plain') : []
  if (throughNginx.length < wanted.filter((name) => name !== 'plain').length)
    console.error('nginx is not installed, so there are no rows over TLS and HTTP/2.')
  const names = wanted.filter((name) => name === 'plain' || throughNginx.includes(name))
  const nginx = throughNginx.length > 0 ? await startTls(Object.values(direct), folder) : undefined
  return {
    lines: names.map((name) => ({
      name,
      title: titles[name],
      origins: Object.fromEntries(
        Object.entries(direct).map(([subject, origin]) => [
          subject,
          name === 'plain' ? origin : `https://localhost:${portOf(origin) + above[name]}`,
        ]),
      ),
    })) as Line[],
    /** Chromium accepts this certificate as if it were a trusted one, so that its cache works. */
    browserArgs: nginx ? [`--ignore-certificate-errors-spki-list=${nginx.keyHash}`] : [],
    async stop() {
      await nginx?.stop()
    },
  }
}

function portOf(origin: string) {
  return Number(new URL(origin).port)
}

/** One nginx in front of all servers. */
async function startTls(origins: string[], folder: string) {
  const place = path.join(folder, 'nginx')
  mkdirSync(place)
  const { certificate, key, keyHash } = makeCertificate(place)
  const nginx = await startNginx(place, configuration(origins.map(portOf), { certificate, key }))
  return { keyHash, stop: nginx.stop }
}

/** Bodies pass as the servers compressed them (brotli). */
function configuration(ports: number[], { certificate, key }: { certificate: string; key: string }) {
  const servers = ports.flatMap((port) =>
    Object.entries(above).map(
      ([protocol, more]) => `
  server {
    listen 127.0.0.1:${port + more} ssl${protocol === 'h2' ? ' http2' : ''};
    location / {
      proxy_pass http://127.0.0.1:${port};
      proxy_http_version 1.1;
      proxy_set_header Host localhost:${port};
      proxy_set_header Connection "";
    }
  }`,
    ),
  )
  return `  ssl_certificate ${certificate};
  ssl_certificate_key ${key};
  # The largest resized picture fits, so nothing waits for the disk.
  proxy_buffers 32 16k;
${servers.join('\n')}`
}
