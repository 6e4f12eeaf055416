import { setSingleKeys, useSingleKeys } from '@brightfill/shared/office'
import { Checkbox } from '@brightfill/shared/ui'
import { texts } from '../texts'

/** Turns keys without Ctrl off on this device: speech and shaking hands press them unasked (O-55). */
export function SingleKeys() {
  const { on } = useSingleKeys()
  return <Checkbox label={texts.singleKeys} checked={on} onChange={({ target }) => setSingleKeys(target.checked)} />
}
