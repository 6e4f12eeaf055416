import { formatPrice, modelAndSku, totalPrice } from '@brightfill/shared/constants'
import type { OfficeOrder } from '@brightfill/shared/contract'
import { BothVersions, OfficeForm, useAction, useAttempt, useTypedOver } from '@brightfill/shared/office'
import { pathTo } from '@brightfill/shared/router'
import styles from './Orders.module.css'
import { PriceField } from './PriceField'
import { texts } from './texts'

/**
 * The machines of an order with the prices that were agreed (O-50). A typed price stays when a colleague changes them;
 * the api refuses it then, and both are shown.
 */
export function PricesForm({ order }: { order: OfficeOrder }) {
  const form = useTypedOver({ prices: order.machines.map(({ price }) => price ?? null) }, order.version)
  const { values, type, save } = form
  const { prices } = values
  const { act } = useAction('orders')
  const saving = useAttempt(async () => {
    await save(({ version }) => act(order, 'prices', { prices, version }))
    return texts.pricesSaved
  }, texts.notDone)
  const total = totalPrice(prices)
  return (
    <OfficeForm
      label={texts.machines}
      className={styles.form}
      doing={saving}
      save={texts.savePrices}
      after={<p role="status">{saving.answer}</p>}
      button={{ variant: 'secondary' }}
    >
      <ul className={styles.machines}>
        {order.machines.map(({ slug, name, live = true, ...machine }, index) => (
          <li key={slug}>
            <span>
              {live ? <a href={pathTo('product', { slug })}>{name}</a> : <span>{name}</span>}{' '}
              <small>{modelAndSku({ name, ...machine })}</small>
            </span>
            <PriceField
              machine={name}
              price={prices[index] ?? null}
              placeholder={texts.noPrice}
              onChange={(price) => type({ prices: prices.with(index, price) })}
            />
          </li>
        ))}
      </ul>
      <BothVersions of={form} shown={(typed) => shownPrices(order, typed.prices)} />
      <p className={styles.total}>
        {texts.total} <b>{total === null ? texts.noTotal : formatPrice(total)}</b>
      </p>
    </OfficeForm>
  )
}

const shownPrices = ({ machines }: OfficeOrder, prices: readonly (number | null)[]) =>
  Object.fromEntries(
    machines.map(({ name }, index) => {
      const price = prices[index]
      return [name, typeof price === 'number' ? formatPrice(price) : '']
    }),
  )
