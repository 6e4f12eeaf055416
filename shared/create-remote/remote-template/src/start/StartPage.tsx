import { PageHead } from '@brightfill/shared/page'
import { defineHandle, type LoaderFunctionArgs, pathTo, useLoaderData } from '@brightfill/shared/router'
import { Container, TextLink } from '@brightfill/shared/ui'
import { fetchMachines } from '../api/machines'
import styles from './StartPage.module.css'
import { texts } from './texts'

export async function loader({ request }: LoaderFunctionArgs) {
  return { machines: await fetchMachines(request.signal) }
}

export const handle = defineHandle<typeof loader>({ crumb: texts.crumb })

export function Component() {
  const { machines } = useLoaderData<typeof loader>()
  return (
    <Container className={styles.page}>
      <PageHead title={texts.title} description={texts.description} canonical={pathTo('sample')} />
      <h1>{texts.heading}</h1>
      <p>{texts.lead}</p>
      <ul className={styles.machines}>
        {machines.map(({ slug, name }) => (
          <li key={slug}>
            <TextLink to={pathTo('product', { slug })}>{name}</TextLink>
          </li>
        ))}
      </ul>
    </Container>
  )
}
