import { Block, Failed } from '@brightfill/shared/office'
import { Button, TextInput } from '@brightfill/shared/ui'
import { type FormEvent, useState } from 'react'
import styles from './Thread.module.css'
import { texts } from './texts'
import { type ThreadAction, type ThreadRecord, useThreadAction } from './useThread'

interface OfferFormProps {
  thread: ThreadRecord
  offer: NonNullable<ThreadRecord['offer']>
}

/** A machine offered to the company: the price offered for it, the visit, the decision (O-45). */
export function OfferForm({ thread, offer }: OfferFormProps) {
  const [price, setPrice] = useState(offer.price === null ? '' : String(offer.price))
  const [visit, setVisit] = useState(offer.visit_on ?? '')
  const [tried, setTried] = useState<ThreadAction>()
  const { act, error, busy } = useThreadAction(thread)

  async function attempt(action: ThreadAction) {
    setTried(action)
    await act(action)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const data = { price: price === '' ? null : Number(price), visit_on: visit || null }
    void attempt({ action: 'offer', data })
  }
  return (
    <Block title={texts.offer}>
      <form className={styles.form} aria-label={texts.offer} onSubmit={submit}>
        <p>{[offer.manufacturer, offer.model, offer.year].filter(Boolean).join(', ')}</p>
        <TextInput
          type="number"
          label={texts.priceOffered}
          min={1}
          step={1}
          value={price}
          onChange={({ target }) => setPrice(target.value)}
        />
        <TextInput type="date" label={texts.visit} value={visit} onChange={({ target }) => setVisit(target.value)} />
        {error !== undefined && (
          <Failed text={texts.notSent} error={error} onRetry={() => void (tried && attempt(tried))} busy={busy} />
        )}
        <div className={styles.buttons}>
          <Button type="submit" variant="secondary" size="sm" loading={busy}>
            {texts.saveOffer}
          </Button>
          {offer.decision ? (
            <b>{texts.decision[offer.decision]}</b>
          ) : (
            (['accepted', 'declined'] as const).map((decision) => (
              <Button
                key={decision}
                variant="secondary"
                size="sm"
                onClick={() => void attempt({ action: 'decision', data: { decision } })}
              >
                {decision === 'accepted' ? texts.accept : texts.decline}
              </Button>
            ))
          )}
        </div>
        {offer.machine_id && <p className={styles.quiet}>{texts.machineMade(offer.machine_id)}</p>}
      </form>
    </Block>
  )
}
