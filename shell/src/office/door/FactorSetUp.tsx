import { addPasskey } from '../passkeys'
import { Door } from './Door'
import { FactorSteps } from './FactorSteps'
import { PasskeyButton } from './PasskeyButton'
import type { DoorStepProps } from './SecondFactor'
import { texts } from './texts'

/** The door for a colleague without a second factor, who sets one up here. */
export function FactorSetUp({ onOpen, onLeave }: DoorStepProps) {
  const passkey = (
    <PasskeyButton
      label={texts.passkeyInstead}
      variant="secondary"
      ask={() => addPasskey(texts.passkeyName)}
      onDone={onOpen}
    />
  )
  return (
    <FactorSteps done={texts.open} onDone={onOpen} otherwise={passkey}>
      {(title, step) => (
        <Door title={title} onLeave={onLeave}>
          {step}
        </Door>
      )}
    </FactorSteps>
  )
}
