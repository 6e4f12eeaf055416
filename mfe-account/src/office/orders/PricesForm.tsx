import { formatPrice, totalPrice } from '@brightfill/shared/constants'
import type { OfficeOrder } from '@brightfill/shared/contract'
import { Failed, useAction } from '@brightfill/shared/office'
import { pathTo } from '@brightfill/shared/router'
import { Button } from '@brightfill/shared/ui'
import { type FormEvent, useState } from 'react'
import styles from './Orders.module.css'
import { PriceField } from './PriceField'
import { texts } from './texts'

/** The machines of an order with the prices that were agreed (O-50). */
export function PricesForm({ order }: { order: OfficeOrder }) {
  const [prices, setPrices] = useState(order.machines.map(({ price }) => price ?? null))
  const { act, error, busy } = useAction('orders', order)
  const total = totalPrice(prices)

  const save = () => act('prices', { prices })
  function submit(event: FormEvent) {
    event.preventDefault()
    void save()
  }
  return (
    <form className={styles.form} aria-label={texts.machines} onSubmit={submit}>
      <ul className={styles.machines}>
        {order.machines.map(({ slug, name }, index) => (
          <li key={slug}>
            <a href={pathTo('product', { slug })}>{name}</a>
            <PriceField
              machine={name}
              price={prices[index] ?? null}
              placeholder={texts.noPrice}
              onChange={(price) => setPrices(prices.with(index, price))}
            />
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        {texts.total} <b>{total === null ? texts.noTotal : formatPrice(total)}</b>
      </p>
      {error !== undefined && <Failed text={texts.notDone} error={error} onRetry={() => void save()} busy={busy} />}
      <Button type="submit" variant="secondary" size="sm" loading={busy}>
        {texts.savePrices}
      </Button>
    </form>
  )
}
