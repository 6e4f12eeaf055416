import { Block, OfficeForm, useTyped } from '@brightfill/shared/office'
import { Button, TextInput } from '@brightfill/shared/ui'
import { type MouseEvent, useState } from 'react'
import { type Deciding, DecisionDialog } from './DecisionDialog'
import styles from './Thread.module.css'
import { texts } from './texts'
import { type ThreadRecord, useThreadAction } from './useThread'

type Offer = NonNullable<ThreadRecord['offer']>

interface OfferFormProps {
  thread: ThreadRecord
  offer: Offer
}

/** A machine offered to the company: the price offered for it, the visit, the decision (O-45). */
export function OfferForm({ thread, offer }: OfferFormProps) {
  const [deciding, setDeciding] = useState<Deciding>()
  return (
    <Block title={texts.offer}>
      {/* Other news of the enquiry leave alone what is being typed. */}
      <OfferFields key={`${offer.price} ${offer.visit_on}`} thread={thread} offer={offer} onDecide={setDeciding} />
      {deciding && <DecisionDialog {...deciding} thread={thread} onClose={() => setDeciding(undefined)} />}
    </Block>
  )
}

function OfferFields({ thread, offer, onDecide }: OfferFormProps & { onDecide: (deciding: Deciding) => void }) {
  const price = useTyped(offer.price === null ? '' : String(offer.price))
  const visit = useTyped(offer.visit_on ?? '')
  const saving = useThreadAction(thread, texts.notSent)
  const typed = { price: price.value === '' ? null : Number(price.value), visit_on: visit.value || null }
  const changed = typed.price !== offer.price || typed.visit_on !== offer.visit_on

  function decide(decision: Deciding['decision'], { currentTarget }: MouseEvent<HTMLButtonElement>) {
    if (currentTarget.form?.reportValidity()) onDecide({ decision, ...(changed && { typed }) })
  }
  return (
    <OfficeForm
      label={texts.offer}
      className={styles.form}
      doing={{ ...saving, attempt: () => saving.attempt({ action: 'offer', data: typed }) }}
      save={texts.saveOffer}
      button={{ variant: 'secondary' }}
      beside={
        offer.decision ? (
          <b>{texts.decision[offer.decision]}</b>
        ) : (
          (['accepted', 'declined'] as const).map((decision) => (
            <Button key={decision} variant="secondary" size="sm" onClick={(event) => decide(decision, event)}>
              {texts.decide[decision]}
            </Button>
          ))
        )
      }
      after={offer.machine_id && <p className={styles.quiet}>{texts.machineMade(offer.machine_id)}</p>}
    >
      <p>{[offer.manufacturer, offer.model, offer.year].filter(Boolean).join(', ')}</p>
      <TextInput type="number" label={texts.priceOffered} min={1} step={1} {...price.field} />
      <TextInput type="date" label={texts.visit} {...visit.field} />
    </OfficeForm>
  )
}
