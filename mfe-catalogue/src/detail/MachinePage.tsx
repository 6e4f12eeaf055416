import type { MachineDetail } from '@brightfill/shared/contract'
import { Piece } from '@brightfill/shared/late'
import { PageHead, RouteError, StructuredData } from '@brightfill/shared/page'
import {
  defineHandle,
  type LoaderFunctionArgs,
  pathTo,
  redirect,
  requireParam,
  useLoaderData,
} from '@brightfill/shared/router'
import { Container, GoLink, VisuallyHidden } from '@brightfill/shared/ui'
import { useEffect } from 'react'
import { fetchAlsoLike, fetchMachine } from '../api/machines'
import { categoryPath } from '../list/categoryPath'
import { MachineStrip } from '../machines/MachineStrip'
import { SeenMachines } from '../recent/SeenMachines'
import { keepSeen } from '../recent/seen'
import { PrintHead } from '../ui/PrintHead'
import { Facts } from './Facts'
import { Gallery } from './Gallery'
import styles from './MachinePage.module.css'
import { MachineTabs } from './MachineTabs'
import { machineName } from './machineName'
import { machineStructuredData } from './machineStructuredData'
import { Reviews } from './Reviews'
import { texts } from './texts'

/** Similar machines shown under a machine. */
const SIMILAR = 4
const SIMILAR_ID = 'similar'

export async function loader({ params, request }: LoaderFunctionArgs) {
  const slug = requireParam(params, 'slug')
  const [machine, similar] = await Promise.all([
    fetchMachine(slug, request.signal),
    fetchAlsoLike(slug, request.signal).catch(() => []), // the page works without the strip
  ])
  // A former slug redirects, so that search engines and bookmarks learn the new address.
  if (machine.slug !== slug) throw redirect(pathTo('product', { slug: machine.slug }), 301)
  return { machine, similar: similar.filter((other) => other.slug !== slug).slice(0, SIMILAR) }
}

// The last crumb is the slug, as the specification says.
export const handle = defineHandle<typeof loader>({
  crumb: (_, { params }) => [{ label: texts.machines, to: pathTo('products') }, { label: params.slug ?? '' }],
  subject: ({ machine }) => ({
    slug: machine.slug,
    name: machineName(machine),
    model: machine.model,
    sku: machine.weight,
    image: machine.images[0],
  }),
})

export function Component() {
  const { machine, similar } = useLoaderData<typeof loader>()
  const name = machineName(machine)
  const path = pathTo('product', { slug: machine.slug })
  useEffect(() => keepSeen(machine.slug), [machine.slug])
  return (
    <>
      <PageHead
        title={machine.meta_title || texts.title(name)}
        description={machine.meta_description}
        canonical={path}
        image={machine.images[0]}
        type="product"
      />
      <StructuredData data={machineStructuredData(machine)} />
      {/* Another machine starts with its first picture and first tab. */}
      <article key={machine.id}>
        <Container>
          <PrintHead path={path} />
        </Container>
        <Container className={styles.top}>
          <div className={styles.gallery}>
            <Gallery name={name} images={machine.images} />
          </div>
          <div className={styles.facts}>
            <Facts machine={machine} name={name} similar={similar.length > 0 ? `#${SIMILAR_ID}` : pathTo('products')} />
          </div>
        </Container>
        <Container className={styles.tabs}>
          <VisuallyHidden as="h2">{texts.about}</VisuallyHidden>
          <Piece>
            <MachineTabs machine={machine} name={name} />
          </Piece>
        </Container>
        <Piece>
          <Reviews reviews={machine.reviews} />
        </Piece>
      </article>
      <Piece>
        <MachineStrip
          id={SIMILAR_ID}
          heading={texts.similar}
          machines={similar}
          level={0.8}
          action={<CategoryLink machine={machine} />}
        />
      </Piece>
      <SeenMachines current={machine.slug} />
    </>
  )
}

function CategoryLink({ machine }: { machine: MachineDetail }) {
  const [category] = machine.categories
  if (!category) return <GoLink to={pathTo('products')}>{texts.machines}</GoLink>
  return <GoLink to={categoryPath(category)}>{texts.allOf(category.name)}</GoLink>
}

export function ErrorBoundary() {
  return <RouteError notFound={texts.notFound} />
}
