/**
 * Says who belongs to the staff, for the platform team.
 * @throws Error with one line for words that are missing, and with what the api refuses
 */
export declare function changeStaff(
  registry: import('./Registry.mjs').Registry,
  [action, email, role]: string[],
): Promise<string>
