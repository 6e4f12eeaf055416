import type { ProviderName } from '@brightfill/shared/contract'

export const providers: Record<ProviderName, string> = { google: 'Google', linkedin: 'LinkedIn' }

export const texts = {
  heading: 'Sign-in and devices',
  failed: 'We could not load your devices.',
  devices: 'Signed-in devices',
  unknownDevice: 'Unknown device',
  thisDevice: 'This device',
  since: (day: string) => `Signed in ${day}`,
  used: (day: string) => `Last used ${day}`,
  signOut: 'Sign out this device',
  signOutLabel: (device: string, since: string) => `Sign out this device: ${device}, ${since}`,
  signingOut: 'Signing out',
  signedOut: (device: string) => `${device} has been signed out.`,
  providers: 'Sign-in providers',
  added: (day: string) => `Added ${day}`,
  remove: (provider: string) => `Remove ${provider}`,
  removing: 'Removing',
  removed: (provider: string) => `You can no longer sign in with ${provider}.`,
  lastWayIn: (provider: string) => `${provider} is your only way to sign in. Set a password first, then remove it.`,
  notDone: 'That did not work, and nothing has changed. Try again.',
}
