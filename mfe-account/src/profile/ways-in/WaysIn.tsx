import { formatDate } from '@brightfill/shared/constants'
import type { SignedInDevice, WaysIn as WaysInOfUser } from '@brightfill/shared/contract'
import { useRef, useState } from 'react'
import { endSession, removeProvider } from '../../api/account'
import { AccountPart } from '../../area/AccountPart'
import { providers, texts } from './texts'
import { WayIn } from './WayIn'
import styles from './WaysIn.module.css'

interface WaysInProps {
  /** Undefined when they did not load. */
  waysIn: WaysInOfUser | undefined
  onChanged: () => Promise<void>
}

/** The devices and providers that open the account; each can be ended, except the last one without a password. */
export function WaysIn({ waysIn, onChanged }: WaysInProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [said, setSaid] = useState('')

  async function end(call: () => Promise<void>, done: string) {
    setSaid('')
    await call()
    heading.current?.focus() // the button goes away with its row
    setSaid(done)
    await onChanged()
  }
  return (
    <AccountPart heading={texts.heading} headingRef={heading} failed={texts.failed}>
      {waysIn && (
        <>
          <p role="status">{said}</p>
          <h3 className={styles.subheading}>{texts.devices}</h3>
          <ul>
            {waysIn.devices.map((device) => (
              <WayIn
                key={device.id}
                name={nameOf(device)}
                text={`${texts.since(formatDate(device.created_at))}. ${texts.used(formatDate(device.used_at))}.`}
                action={device.current === 1 ? undefined : texts.signOut}
                label={texts.signOutLabel(nameOf(device), texts.since(formatDate(device.created_at)))}
                progress={texts.signingOut}
                onEnd={() => end(() => endSession(device.id), texts.signedOut(nameOf(device)))}
              />
            ))}
          </ul>
          {waysIn.providers.length > 0 && (
            <>
              <h3 className={styles.subheading}>{texts.providers}</h3>
              <ul>
                {waysIn.providers.map(({ provider, created_at }) => {
                  const isLast = waysIn.has_password === 0 && waysIn.providers.length === 1
                  const name = providers[provider]
                  return (
                    <WayIn
                      key={provider}
                      name={name}
                      text={isLast ? texts.lastWayIn(name) : texts.added(formatDate(created_at))}
                      action={isLast ? undefined : texts.remove(name)}
                      progress={texts.removing}
                      onEnd={() => end(() => removeProvider(provider), texts.removed(name))}
                    />
                  )
                })}
              </ul>
            </>
          )}
        </>
      )}
    </AccountPart>
  )
}

function nameOf({ device, current }: SignedInDevice): string {
  const name = device || texts.unknownDevice
  return current === 1 ? `${name} (${texts.thisDevice})` : name
}
