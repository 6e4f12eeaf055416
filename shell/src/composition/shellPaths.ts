/** Where the maintenance page lies, which the server and the first script know without any route. */
export const MAINTENANCE_PATH = '/maintenance'
