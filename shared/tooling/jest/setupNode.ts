import { failOnConsoleError } from './failOnConsoleError'

failOnConsoleError()
