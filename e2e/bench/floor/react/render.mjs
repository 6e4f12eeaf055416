import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { Page } from './page.mjs'

/** @returns {Promise<string>} content of the body */
export async function render() {
  return renderToString(createElement(Page))
}
