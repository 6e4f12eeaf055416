import { attacks } from './attacks'

// One attack, in a process of its own: attacker.ts <attack> <origin> <data folder>

const [name = '', origin = '', dataDir = ''] = process.argv.slice(2)
attacks[name]?.(origin, dataDir)
