import { Failed } from '@brightfill/shared/office'
import { Button, ButtonLink } from '@brightfill/shared/ui'
import { useCallback, useEffect, useState } from 'react'
import { SignInForm } from '../session/SignInForm'
import { Door } from './door/Door'
import { FactorSetUp } from './door/FactorSetUp'
import { SecondFactor } from './door/SecondFactor'
import { OfficeApp } from './OfficeApp'
import { type AtTheDoor, openOffice, signInAddress, signOut, whoIsThere } from './officeSession'
import type { OfficeRemote } from './officeState'
import { texts } from './texts'

/** Lets people with a role in: it asks for the sign-in and then for the second factor (O-08). */
export function OfficeGate({ remotes }: { remotes: OfficeRemote[] }) {
  const [door, setDoor] = useState<AtTheDoor | { kind: 'failed'; error: unknown }>()
  const ask = useCallback(async () => {
    try {
      setDoor(await letIn(await whoIsThere()))
    } catch (error) {
      setDoor({ kind: 'failed', error })
    }
  }, [])
  useEffect(() => void ask(), [ask])

  async function leave() {
    await signOut().catch(() => {})
    await ask()
  }

  if (!door) return null
  if (door.kind === 'failed')
    return (
      <Door title={texts.office}>
        <Failed text={texts.noAnswer} error={door.error} onRetry={() => void ask()} />
      </Door>
    )
  if (door.kind === 'visitor')
    return (
      <Door title={texts.signInFirst}>
        <p>{texts.signInFirstText}</p>
        {door.maintenance ? <SignInForm onSignedIn={() => void ask()} /> : <SignInLink />}
      </Door>
    )
  if (door.kind === 'noRole')
    return (
      <Door title={texts.noRole}>
        <p>{texts.noRoleText}</p>
        <Button variant="secondary" onClick={() => void leave()}>
          {texts.signOut}
        </Button>
      </Door>
    )
  const { me } = door
  if (me.open) return <OfficeApp me={me} remotes={remotes} onClosed={() => void ask()} />
  if (me.second_factor.set) return <SecondFactor me={me} onOpen={() => void ask()} onLeave={() => void leave()} />
  return <FactorSetUp me={me} onOpen={() => void ask()} onLeave={() => void leave()} />
}

/** Where no second factor is set and none is required, the office opens by itself. */
async function letIn(door: AtTheDoor): Promise<AtTheDoor> {
  if (door.kind !== 'colleague' || door.me.open) return door
  const { set, required } = door.me.second_factor
  if (set || required) return door
  await openOffice()
  return whoIsThere()
}

const SignInLink = () => (
  <ButtonLink to={signInAddress()} reloadDocument arrow>
    {texts.signIn}
  </ButtonLink>
)
