import { SHELL_KEY_HEADER } from '@brightfill/shared/contract'

/** Headers of the calls this server makes itself, so that the api does not count what all visitors see against one client's budget. */
export function ownCalls(shellKey: string): Record<string, string> {
  return { [SHELL_KEY_HEADER]: shellKey }
}
