import type { ReactNode } from 'react'
import { states } from '#workshop'
import { Bottle } from './Bottle'
import { Glass } from './Glass'
import { Level } from './Level'

export default {}

const levels = (draw: (value: number) => ReactNode) =>
  states({ Empty: draw(0), Low: draw(0.3), High: draw(0.7), Full: draw(1) })

export const Line = levels((value) => (
  <div>
    <Level value={value} />
  </div>
))

export const InTheBottle = levels((value) => (
  <div style={{ inlineSize: '4rem', flex: 'none' }}>
    <Bottle value={value} />
  </div>
))

export const UprightGlass = levels((value) => (
  <span style={{ blockSize: '8rem' }}>
    <Glass value={value} />
  </span>
))
