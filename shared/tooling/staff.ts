import { changeStaff } from '@brightfill/shared/changeStaff'
import { Registry } from '@brightfill/shared/registry'
import { command } from './command.mjs'
import { platformKey } from './releases/registry'

// npm run staff -- grant|revoke <email> <role>: changes roles of staff, for the platform team.

await command(async (words) => console.log(await changeStaff(new Registry(platformKey()), words)))
