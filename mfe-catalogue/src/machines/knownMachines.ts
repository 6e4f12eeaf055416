import type { MachineCard } from '@brightfill/shared/contract'

/** The cards that this tab has shown, by slug; only effects fill it, so the server's stays empty. */
const known = new Map<string, MachineCard>()

/** Remembers cards, so that a tap on one shows its page at once. */
export function rememberMachines(machines: readonly MachineCard[]) {
  for (const machine of machines) known.set(machine.slug, machine)
}

export const knownMachine = (slug: string): MachineCard | undefined => known.get(slug)
