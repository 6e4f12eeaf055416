import { SHELL_KEY_HEADER } from '@brightfill/shared/contract'

/** Headers of this server's own calls. They are for all visitors, so the api counts them against no budget. */
export function ownCalls(shellKey: string): Record<string, string> {
  return { [SHELL_KEY_HEADER]: shellKey }
}
