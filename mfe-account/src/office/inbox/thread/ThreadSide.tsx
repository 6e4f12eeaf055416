import { formatPrice } from '@brightfill/shared/constants'
import { copyUrl } from '@brightfill/shared/media'
import { Block, OfficeIcon, PhoneLink, StateMark, When } from '@brightfill/shared/office'
import { Link, pathTo } from '@brightfill/shared/router'
import { DateText, Sentence } from '@brightfill/shared/ui'
import { AccountLine } from './AccountLine'
import { NextStepForm } from './NextStepForm'
import { OfferForm } from './OfferForm'
import styles from './Thread.module.css'
import { texts } from './texts'
import type { ThreadRecord } from './useThread'

/** The machine, the next step, the enquirer, and their other enquiries and orders (O-41). */
export function ThreadSide({ thread }: { thread: ThreadRecord }) {
  const { machine, person, phone, email } = thread
  return (
    <aside className={styles.side} aria-label={texts.about}>
      {machine && <Machine machine={machine} />}
      {thread.offer && <OfferForm thread={thread} offer={thread.offer} />}
      <Block title={texts.nextStep}>
        <NextStepForm thread={thread} />
      </Block>
      <Block title={thread.name}>
        <ul className={styles.facts}>
          {phone && (
            <li>
              <OfficeIcon name="phone" size={16} />
              <PhoneLink number={phone} />
            </li>
          )}
          {email && (
            <li>
              <OfficeIcon name="mail" size={16} />
              <a href={`mailto:${email}`}>{email}</a>
            </li>
          )}
          <li>
            <OfficeIcon name="people" size={16} />
            <AccountLine thread={thread} />
          </li>
          {person.customer_since && (
            <li>
              <OfficeIcon name="order" size={16} />
              <span>
                <Sentence
                  text={texts.customerSince(person.orders)}
                  parts={{ day: <DateText value={person.customer_since} /> }}
                />
                <br />
                <Link to={`/office/orders/new?customer=${person.account_id}&enquiry=${thread.reference}`}>
                  {texts.newOrder}
                </Link>
              </span>
            </li>
          )}
          {thread.details.map(({ title, text }) => (
            <li key={title}>{`${title}: ${text}`}</li>
          ))}
        </ul>
      </Block>
      {(person.others.length > 0 || person.saved_machines.length > 0) && (
        <Block title={texts.whatElse}>
          <ul className={styles.facts}>
            {person.others.map(({ reference, subject, status, created_at }) => (
              <li key={reference}>
                <Link to={`/office/enquiries/${reference}`}>{subject || reference}</Link>
                <StateMark state={status} />
                <When at={created_at} />
              </li>
            ))}
            {person.saved_machines.map(({ slug, name }) => (
              <li key={slug}>
                <span>
                  <Sentence
                    text={texts.savedOne}
                    parts={{ machine: <a href={pathTo('product', { slug })}>{name}</a> }}
                  />
                </span>
              </li>
            ))}
          </ul>
        </Block>
      )}
    </aside>
  )
}

function Machine({ machine }: { machine: NonNullable<ThreadRecord['machine']> }) {
  const { slug, name, model, sku, year, price, picture, live, selling_state, also_asked } = machine
  const source = copyUrl(picture, 480)
  return (
    <section className={styles.machine}>
      {source && <img src={source} alt="" width="256" height="144" loading="lazy" />}
      <p>
        {live ? <a href={pathTo('product', { slug })}>{name}</a> : <b>{name}</b>}
        <br />
        <span className={styles.quiet}>{[model, year].filter(Boolean).join(', ')}</span>
      </p>
      <dl className={styles.numbers}>
        <dt>{texts.machinePrice}</dt>
        <dd>{formatPrice(price)}</dd>
        <dt>{texts.selling}</dt>
        <dd>
          <StateMark state={selling_state} />
        </dd>
        <dt>{texts.sku}</dt>
        <dd>{sku}</dd>
        {also_asked > 0 && (
          <>
            <dt>{texts.interest}</dt>
            <dd>{texts.alsoAsked(also_asked)}</dd>
          </>
        )}
      </dl>
      {!live && <p className={styles.bad}>{texts.offline}</p>}
    </section>
  )
}
