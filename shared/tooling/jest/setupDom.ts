import '@testing-library/jest-dom'
import { TextDecoder, TextEncoder } from 'node:util'
import { configure } from '@testing-library/react'
import { failOnConsoleError } from './failOnConsoleError'
import { waitForReact } from './waitForReact'

// jsdom leaves these out; the router needs them.
Object.assign(globalThis, { TextEncoder, TextDecoder })

// A test file may use the node environment, to see what the server sees.
if (typeof window !== 'undefined') {
  // jsdom 26 knows the dialog element but not how to open it; modality itself is proven in the browser tests.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  // It only says "not implemented" otherwise.
  window.scrollTo = () => {}
  Element.prototype.scrollIntoView ??= () => {}
}

// On two busy cores a page with forms takes longer than the second that is given by default; a test that passes never
// waits.
configure({ asyncUtilTimeout: 15_000 })
jest.setTimeout(60_000)
waitForReact()

failOnConsoleError()
