import { formatPriceFigures } from '@brightfill/shared/constants'
import {
  Block,
  BothVersions,
  formatValue,
  OfficeForm,
  useAction,
  useAttempt,
  useTypedOver,
} from '@brightfill/shared/office'
import { Link } from '@brightfill/shared/router'
import { Button, DayInput, FigureInput } from '@brightfill/shared/ui'
import { type MouseEvent, useState } from 'react'
import { DecisionDialog } from './DecisionDialog'
import styles from './Thread.module.css'
import { texts } from './texts'
import type { ThreadRecord } from './useThread'

type Offer = NonNullable<ThreadRecord['offer']>
type Decision = NonNullable<Offer['decision']>
type Terms = Pick<Offer, 'price' | 'visit_on'>

interface OfferFormProps {
  thread: ThreadRecord
  offer: Offer
}

/** A machine offered to the company: the price offered for it, the visit, the decision (O-45). */
export function OfferForm({ thread, offer }: OfferFormProps) {
  const [deciding, setDeciding] = useState<Decision>()
  const form = useTypedOver({ price: offer.price, visit: offer.visit_on ?? '' }, thread.version)
  const { values, type, field, save } = form
  const { act } = useAction('inbox')
  /** @returns the version of the thread with what was typed */
  async function saveTyped() {
    let saved: ThreadRecord | undefined
    await save(async (sent) => {
      saved = await act(thread, 'offer', { ...offered(sent.values), version: sent.version })
    })
    return saved?.version
  }
  const saving = useAttempt(saveTyped, texts.notSent)
  const typed = offered(values)
  const changed = typed.price !== offer.price || typed.visit_on !== offer.visit_on

  function decide(decision: Decision, { currentTarget }: MouseEvent<HTMLButtonElement>) {
    if (currentTarget.form?.reportValidity()) setDeciding(decision)
  }
  return (
    <Block title={texts.offer}>
      <OfficeForm
        label={texts.offer}
        className={styles.form}
        doing={saving}
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
        after={offer.machine_id && <Link to={`/office/machines/${offer.machine_id}`}>{texts.machineMade}</Link>}
      >
        <p>{[offer.manufacturer, offer.model, offer.year].filter(Boolean).join(', ')}</p>
        <FigureInput
          label={texts.priceOffered}
          least={1}
          most={2_000_000_000}
          wanted={texts.wantedPrice}
          figure={values.price}
          onFigure={(price) => type({ price })}
        />
        <DayInput label={texts.visit} {...field('visit')} />
        <BothVersions
          of={form}
          shown={({ price, visit }) => ({
            [texts.priceOffered]: formatPriceFigures(price),
            [texts.visit]: formatValue('next step', visit),
          })}
        />
      </OfficeForm>
      {deciding && (
        <DecisionDialog
          thread={thread}
          decision={deciding}
          saveTyped={changed ? saveTyped : undefined}
          onClose={() => setDeciding(undefined)}
        />
      )}
    </Block>
  )
}

const offered = ({ price, visit }: { price: number | null; visit: string }): Terms => ({
  price,
  visit_on: visit || null,
})
