/**
 * The address of a PostgreSQL server as node-postgres takes it. PGSSLROOTCERT names the file with the certificate
 * authority, as for all other PostgreSQL programs; node-postgres reads it from the address only.
 */
export function serverAddress(url: string): string {
  const address = new URL(url)
  const rootCertificate = process.env.PGSSLROOTCERT
  if (rootCertificate && address.searchParams.has('sslmode') && !address.searchParams.has('sslrootcert'))
    address.searchParams.set('sslrootcert', rootCertificate)
  return address.href
}
