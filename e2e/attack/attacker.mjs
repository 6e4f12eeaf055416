import { attacks } from './attacks.mjs'

// One attack, in a process of its own: node attacker.mjs <attack> <origin>

const [name = '', origin = ''] = process.argv.slice(2)
attacks[name]?.(origin)
