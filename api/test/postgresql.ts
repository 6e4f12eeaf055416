import { findPostgres, postgresMissing } from '../tooling/privatePostgres'

export const hasPostgresql = findPostgres() !== undefined
if (!hasPostgresql) process.stderr.write(`\n${postgresMissing}\n`)

/** A test on PostgreSQL. */
export const onPostgresql = hasPostgresql ? it : it.skip // skipped only where PostgreSQL is not installed
