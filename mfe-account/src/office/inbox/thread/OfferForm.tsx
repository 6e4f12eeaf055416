import { Block, OfficeForm } from '@brightfill/shared/office'
import { Button, TextInput } from '@brightfill/shared/ui'
import { useState } from 'react'
import styles from './Thread.module.css'
import { texts } from './texts'
import { type ThreadRecord, useThreadAction } from './useThread'

interface OfferFormProps {
  thread: ThreadRecord
  offer: NonNullable<ThreadRecord['offer']>
}

/** A machine offered to the company: the price offered for it, the visit, the decision (O-45). */
export function OfferForm({ thread, offer }: OfferFormProps) {
  const [price, setPrice] = useState(offer.price === null ? '' : String(offer.price))
  const [visit, setVisit] = useState(offer.visit_on ?? '')
  const saving = useThreadAction(thread, texts.notSent)
  const { attempt } = saving
  const save = () =>
    attempt({ action: 'offer', data: { price: price === '' ? null : Number(price), visit_on: visit || null } })
  return (
    <Block title={texts.offer}>
      <OfficeForm
        label={texts.offer}
        className={styles.form}
        doing={{ ...saving, attempt: save }}
        save={texts.saveOffer}
        button={{ variant: 'secondary' }}
        beside={
          offer.decision ? (
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
          )
        }
      >
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
      </OfficeForm>
      {offer.machine_id && <p className={styles.made}>{texts.machineMade(offer.machine_id)}</p>}
    </Block>
  )
}
