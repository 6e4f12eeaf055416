import { findPostgres, postgresMissing } from '../tooling/privatePostgres.mjs'

export const hasPostgresql = findPostgres() !== undefined
if (!hasPostgresql) process.stderr.write(`\n${postgresMissing}\n`)

/** A test on PostgreSQL. It is skipped only where that is not installed. */
export const onPostgresql = hasPostgresql ? it : it.skip
