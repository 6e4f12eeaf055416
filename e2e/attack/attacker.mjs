import { attacks } from './attacks.mjs'

// One attack, in a process of its own: node attacker.mjs <attack> <origin> <data folder>

const [name = '', origin = '', dataDir = ''] = process.argv.slice(2)
attacks[name]?.(origin, dataDir)
