import type { OfficeMe } from '@brightfill/shared/contract'
import { Failed } from '@brightfill/shared/office'
import { Button, ButtonLink } from '@brightfill/shared/ui'
import { Activity, useCallback, useEffect, useState } from 'react'
import { SignInForm } from '../session/SignInForm'
import { Door } from './door/Door'
import { FactorSetUp } from './door/FactorSetUp'
import { SecondFactor } from './door/SecondFactor'
import { OfficeApp } from './OfficeApp'
import { type AtTheDoor, openOffice, signInAddress, signOut, whoIsThere } from './officeSession'
import type { OfficeRemote } from './officeState'
import { texts } from './texts'

interface Gate {
  door?: AtTheDoor
  /** The colleague whose office is on screen, or hidden until they open it again. */
  inside?: OfficeMe
  /** Why the last request for the person at the door failed. */
  error?: unknown
}

/** Lets people with a role in: it asks for the sign-in and then for the second factor (O-08). */
export function OfficeGate({ remotes }: { remotes: OfficeRemote[] }) {
  const [{ door, inside, error }, setGate] = useState<Gate>({})
  const ask = useCallback(async ({ left = false } = {}) => {
    if (left) setGate({})
    try {
      const now = await letIn(await whoIsThere())
      setGate((was) => ({ door: now, inside: comesBack(was.inside, now) }))
    } catch (failure) {
      setGate((was) => ({ ...was, error: failure }))
    }
  }, [])
  useEffect(() => void ask(), [ask])

  async function leave() {
    await signOut().catch(() => {})
    await ask({ left: true })
  }

  const isOpen = door?.kind === 'colleague' && door.me.open !== null
  const failed = error !== undefined && <Failed text={texts.noAnswer} error={error} onRetry={() => void ask()} />
  return (
    <>
      {inside && (
        // While it is hidden, nothing of it is drawn, has the focus, gets events or makes calls.
        <Activity key={[inside.id, ...inside.roles].join()} mode={isOpen ? 'visible' : 'hidden'}>
          <OfficeApp
            me={inside}
            remotes={remotes}
            notice={failed}
            onClosed={ask}
            onLeft={() => void ask({ left: true })}
          />
        </Activity>
      )}
      {!isOpen && failed && <Door title={texts.office}>{failed}</Door>}
      {!isOpen && !failed && door && (
        <ClosedOffice door={door} inside={inside} onAsk={() => void ask()} onLeave={() => void leave()} />
      )}
    </>
  )
}

interface ClosedOfficeProps {
  door: AtTheDoor
  /** The colleague whose office waits behind it. */
  inside: OfficeMe | undefined
  /** Called after a step that may have opened it. */
  onAsk: () => void
  onLeave: () => void
}

function ClosedOffice({ door, inside, onAsk, onLeave }: ClosedOfficeProps) {
  // Signing in here keeps what is typed in the office behind.
  if (door.kind === 'visitor' && inside)
    return (
      <Door title={texts.signedOut}>
        <p>{texts.signedOutText(inside.name)}</p>
        <SignInForm onSignedIn={onAsk} />
        <SignInLink />
      </Door>
    )
  if (door.kind === 'visitor')
    return (
      <Door title={texts.signInFirst}>
        <p>{texts.signInFirstText}</p>
        {door.maintenance ? <SignInForm onSignedIn={onAsk} /> : <SignInLink />}
      </Door>
    )
  if (door.kind === 'noRole')
    return (
      <Door title={texts.noRole}>
        <p>{texts.noRoleText}</p>
        <Button variant="secondary" onClick={onLeave}>
          {texts.signOut}
        </Button>
      </Door>
    )
  const { me } = door
  if (me.second_factor.set) return <SecondFactor me={me} onOpen={onAsk} onLeave={onLeave} />
  return <FactorSetUp me={me} onOpen={onAsk} onLeave={onLeave} />
}

/**
 * @returns the colleague whose office is there, hidden or not. It waits for the same person even if the session ended
 *   elsewhere. Another person, or one with changed roles, gets a new office.
 */
function comesBack(inside: OfficeMe | undefined, door: AtTheDoor): OfficeMe | undefined {
  if (door.kind === 'visitor') return inside
  if (door.kind === 'noRole') return undefined
  if (door.me.open) return door.me
  return door.me.id === inside?.id ? inside : undefined
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
