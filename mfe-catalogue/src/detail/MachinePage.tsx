import type { MachineCard, MachineDetail } from '@brightfill/shared/contract'
import { Piece } from '@brightfill/shared/late'
import { PageHead, RouteError, StructuredData, useFieldMarks } from '@brightfill/shared/page'
import {
  type ArrivingData,
  defineHandle,
  type LoaderFunctionArgs,
  type Params,
  pathTo,
  redirect,
  requireParam,
  useLoaderData,
} from '@brightfill/shared/router'
import { Container, GoLink, VisuallyHidden } from '@brightfill/shared/ui'
import { useEffect } from 'react'
import { fetchAlsoLike, fetchMachine } from '../api/machines'
import { categoryPath } from '../list/categoryPath'
import { knownMachine } from '../machines/knownMachines'
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

interface MachineData extends ArrivingData {
  machine: MachineDetail
  similar: MachineCard[]
}

export async function loader({ params, request }: LoaderFunctionArgs): Promise<MachineData> {
  const slug = requireParam(params, 'slug')
  const [machine, similar] = await Promise.all([
    fetchMachine(slug, request.signal),
    fetchAlsoLike(slug, request.signal).catch(() => []), // the page works without the strip
  ])
  // A former slug redirects, so that search engines and bookmarks learn the new address.
  if (machine.slug !== slug) throw redirect(pathTo('product', { slug: machine.slug }), 301)
  return { machine, similar: similar.filter((other) => other.slug !== slug).slice(0, SIMILAR) }
}

export function known({ slug = '' }: Params): MachineData | undefined {
  const card = knownMachine(slug)
  return card && { machine: machineOfCard(card), similar: [] }
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
  const { machine, similar, rest } = useLoaderData<typeof loader>()
  const whole = !rest
  const field = useFieldMarks()
  const name = machineName(machine)
  const path = pathTo('product', { slug: machine.slug })
  useEffect(() => {
    if (whole) keepSeen(machine.slug) // a partly known machine may be gone
  }, [machine.slug, whole])
  return (
    <>
      <PageHead
        title={machine.meta_title || texts.title(name)}
        description={machine.meta_description}
        canonical={path}
        image={machine.images[0]}
        type="product"
      />
      {whole && <StructuredData data={machineStructuredData(machine)} />}
      {/* Another machine starts with its first picture and first tab. */}
      <article key={machine.id}>
        <Container>
          <PrintHead path={path} />
        </Container>
        <Container className={styles.top}>
          <div className={styles.gallery} {...field('images')}>
            <Gallery name={name} images={machine.images} focal={machine.focal} alts={machine.alts} />
          </div>
          <div className={styles.facts}>
            <Facts
              machine={machine}
              name={name}
              similar={similar.length > 0 ? `#${SIMILAR_ID}` : pathTo('products')}
              whole={whole}
            />
          </div>
        </Container>
        {whole ? <About machine={machine} name={name} /> : <div className={styles.room} />}
      </article>
      {whole && (
        <>
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
      )}
    </>
  )
}

function About({ machine, name }: { machine: MachineDetail; name: string }) {
  return (
    <>
      <Container className={styles.tabs} data-band>
        <VisuallyHidden as="h2">{texts.about}</VisuallyHidden>
        <Piece>
          <MachineTabs machine={machine} name={name} />
        </Piece>
      </Container>
      <Piece>
        <Reviews reviews={machine.reviews} />
      </Piece>
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

/** A machine as far as its card shows it. */
function machineOfCard({ condition, ...card }: MachineCard): MachineDetail {
  return {
    ...card,
    manufacturer: '',
    description: '',
    weight: '',
    unit_of_measure: '',
    type_of_material: condition,
    category_name: card.categories[0]?.name ?? '',
    technical_specifications: [],
    tabs_description: { video_type: '', local_video: '', iframe_video: '', video_poster: '', text: '' },
    reviews: [],
    meta_title: '',
    meta_description: '',
    published_at: card.updated_at,
  }
}
