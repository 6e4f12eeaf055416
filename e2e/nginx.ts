import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { endProcess } from './endProcess'

export const nginxIsHere = () => spawnSync('nginx', ['-v']).status === 0

/**
 * Runs nginx with its files in one folder.
 * @param place a folder for it
 * @param servers what its `http` block has besides the folders
 */
export async function startNginx(place: string, servers: string) {
  mkdirSync(place, { recursive: true })
  const file = path.join(place, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${place}/${name};`,
  )
  const started = path.join(place, 'nginx.pid')
  writeFileSync(
    file,
    `daemon off;
pid ${started};
error_log stderr crit;
worker_processes 1;
events { worker_connections 4096; }
http {
  access_log off;
${temporary.join('\n')}
${servers}
}
`,
  )
  const nginx = spawn('nginx', ['-c', file, '-p', place, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'inherit'] })
  // It writes this file when it has its ports.
  while (!existsSync(started)) {
    if (nginx.exitCode !== null) throw new Error('nginx did not start')
    await wait(100)
  }
  return { stop: () => endProcess(nginx) }
}
