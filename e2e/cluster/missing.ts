import { existsSync } from 'node:fs'
import path from 'node:path'
import { findPostgres, postgresMissing } from '../../api/tooling/privatePostgres'
import { nginxIsHere } from '../nginx'

/** Why the cluster cannot run on this machine, in one line; undefined when it can. */
export function whatIsMissing() {
  if (!findPostgres()) return postgresMissing
  if (!nginxIsHere()) return 'nginx is NOT INSTALLED: "apt-get install nginx" installs it.'
  const archive = path.resolve(import.meta.dirname, '../../dist/api.tgz')
  if (!existsSync(archive)) return 'Nothing is packaged yet: npm run package'
}
