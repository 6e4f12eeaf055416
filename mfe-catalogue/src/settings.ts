/** What an operator may switch in the catalogue. */
export const settings = {
  /** The year filter of the machine list; off, no year control is drawn. */
  yearFilter: true,
}
