import { states } from '#workshop'
import { RichText } from './RichText'

export default {}

const html =
  '<h2>Filling by level</h2><p>Each valve closes at the <strong>same height</strong>, whatever the bottle. ' +
  '<a href="/products">See machines</a>.</p><ul><li>36 valves</li><li>12,000 bottles an hour</li></ul>'

export const FromContent = states({ 'Heading, text, list': <RichText html={html} /> }, { wide: true })
