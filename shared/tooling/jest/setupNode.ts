import { failOnConsoleError } from './failOnConsoleError'

failOnConsoleError()

// Real databases, servers and processes: on a busy machine, five seconds are not enough.
jest.setTimeout(60_000)
