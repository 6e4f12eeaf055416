import { Block, OfficeForm, useTyped } from '@brightfill/shared/office'
import { Button, TextInput } from '@brightfill/shared/ui'
import styles from './Thread.module.css'
import { texts } from './texts'
import { type ThreadRecord, useThreadAction } from './useThread'

interface OfferFormProps {
  thread: ThreadRecord
  offer: NonNullable<ThreadRecord['offer']>
}

/** A machine offered to the company: the price offered for it, the visit, the decision (O-45). */
export function OfferForm({ thread, offer }: OfferFormProps) {
  const price = useTyped(offer.price === null ? '' : String(offer.price))
  const visit = useTyped(offer.visit_on ?? '')
  const saving = useThreadAction(thread, texts.notSent)
  const { attempt } = saving
  const save = () =>
    attempt({
      action: 'offer',
      data: { price: price.value === '' ? null : Number(price.value), visit_on: visit.value || null },
    })
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
        after={offer.machine_id && <p className={styles.quiet}>{texts.machineMade(offer.machine_id)}</p>}
      >
        <p>{[offer.manufacturer, offer.model, offer.year].filter(Boolean).join(', ')}</p>
        <TextInput type="number" label={texts.priceOffered} min={1} step={1} {...price.field} />
        <TextInput type="date" label={texts.visit} {...visit.field} />
      </OfficeForm>
    </Block>
  )
}
