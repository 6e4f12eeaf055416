/** Machines on one page of the list. */
export const MACHINES_PER_PAGE = 12
