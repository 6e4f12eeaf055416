#!/usr/bin/env node
import { register } from 'tsx/esm/api'

// npm runs this file with node alone, here and in the repository of a remote.
register()
await import('./runCommand')
