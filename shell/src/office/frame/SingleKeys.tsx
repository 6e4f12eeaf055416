import { setSingleKeys, useSingleKeys } from '@brightfill/shared/office'
import { Checkbox } from '@brightfill/shared/ui'
import { texts } from '../texts'

/** Turns off keys without Ctrl on this device: speech input and shaking hands press them by mistake (O-55). */
export function SingleKeys() {
  const { on } = useSingleKeys()
  return <Checkbox label={texts.singleKeys} checked={on} onChange={({ target }) => setSingleKeys(target.checked)} />
}
