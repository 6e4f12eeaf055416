/** Where the browser tests run the site: away from the ports a developer uses. */
export const PORT = 3170
export const API_PORT = 4170
export const origin = `http://localhost:${PORT}`
