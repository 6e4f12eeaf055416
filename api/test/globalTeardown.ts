/** Stops what globalSetup.ts started; both run in the same process. */
export default async function removePrepared() {
  await (globalThis as { brightfill_removePrepared?: () => Promise<void> }).brightfill_removePrepared?.()
}
