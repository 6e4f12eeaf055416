/**
 * The options with which every server of the project listens (Fastify), in milliseconds: a slow request gets a 408, and
 * an idle connection ends. Bodies are small enough for their deadline on any line, so it is also their least rate.
 */
export const listenerTimeouts = {
  /** From the first byte of a request to the last of its body. */
  requestTimeout: 30_000,
  connectionTimeout: 60_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
}
