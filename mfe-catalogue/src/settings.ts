/** Settings for operators. */
export const settings = {
  /** Whether the machine list has the year filter. */
  yearFilter: true,
}
