import type { MachineCard } from '@brightfill/shared/contract'

/** Remotes that borrow `MachineGrid` get a copy of this file. */
export interface MachineGridProps {
  machines: readonly MachineCard[]
  /** Cards per row from 1024 px on: 3 on lists, 4 in the also-like strip. */
  columns: 3 | 4
  heading?: string
  /** How many pictures, counted from the first, are in the first view and load at once. None by default. */
  eager?: number
  /** Called after the server saved or removed a machine; the saved page then loads its list again. */
  onWishlistChanged?: (machineId: number, saved: boolean) => void
}
