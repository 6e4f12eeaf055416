/**
 * The `integrity` attribute of a file: `sha384-` and the hash in base64.
 */
export declare function integrityOf(content: string | Uint8Array): string
