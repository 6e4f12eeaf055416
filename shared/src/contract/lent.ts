import type { BlogCard } from './blog'
import type { MachineCard } from './machines'

// Props of the components remotes lend to each other (docs/architecture.md).

/** `catalogue/MachineGrid` */
export interface MachineGridProps {
  machines: MachineCard[]
  /** Cards per row from 1024 px on: 3 on lists, 4 in the also-like strip. */
  columns: 3 | 4
  heading?: string
  /** How many pictures, counted from the first, are in the first view and load at once. None by default. */
  eager?: number
  /** Called after the server saved or removed a machine; the saved page then loads its list again. */
  onWishlistChanged?: (machineId: number, saved: boolean) => void
}

/** `blog/BlogCards` */
export interface BlogCardsProps {
  cards: BlogCard[]
  /** Level of the titles; 3 by default, because the cards are usually below a section's h2. */
  headingLevel?: 2 | 3
}
