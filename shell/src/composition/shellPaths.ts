/** Path of the maintenance page; the server and the start script need it before there are routes. */
export const MAINTENANCE_PATH = '/maintenance'
