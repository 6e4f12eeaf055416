import { failOnConsoleError } from './failOnConsoleError'

failOnConsoleError()

// Real databases, servers and processes: on a machine that does other things as well, five seconds are not many.
jest.setTimeout(30_000)
