import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { changeText, root } from '../projectCopy'
import { untilShown } from '../siteRegistry'
import { expectIn, expectRefused, run, step, textOf, untilGone, untilIn, whileDeveloping } from './commands'
import type { Platform } from './Platform'

/** A team that has no checkout of the site. */
export async function everythingInARepository({
  work,
  machine,
  place,
  origin,
  platform,
}: {
  work: string
  machine: NodeJS.ProcessEnv
  place: { port: number; dataDir: string }
  origin: string
  platform: Platform
}) {
  const repository = path.join(work, 'stories')
  const page = `${origin}/stories`
  const team: NodeJS.ProcessEnv = { ...machine, SITE_ORIGIN: origin }
  const does = (line: string, env = team) => run(repository, env, line)
  const change = (file: string, from: string, to: string) => changed(path.join(repository, file), from, to)
  const stateOf = (release: string) => does('npm run releases').match(new RegExp(`stories +${release} +(\\w+)`))?.[1]

  await step('the platform team publishes the packages', () => platform.publish())
  await step('a team creates a repository', () =>
    run(work, machine, `npm create --yes brightfill-remote stories --registry ${platform.packages}`),
  )
  await step('it installs the versions that the site was tested with', () => {
    does('npm install', machine)
    expectVersionsOfTheSite(repository)
  })
  await step('types and tests pass, and lint is not reported as checked without a linter', () =>
    expectIn(does('npm run check', machine), 'stories: lint not checked: no biome.json'),
  )
  await step('it gets its keys', async () => {
    team.DEPLOY_KEY = await platform.deployKey('stories')
    const printed = does('npx brightfill keys signing')
    const [, signingKey = '', line = ''] =
      printed.match(/shown only now:\n(.+)\n\nFor the file TEAM_KEYS:\n(.+)\n/) ?? []
    appendFileSync(path.join(place.dataDir, 'team.keys'), `${line}\n`)
    team.SIGNING_KEY = signingKey
  })
  await step('it sees its page in the site before a release, rendered by the server', () =>
    develop(repository, team, place.port + 3),
  )
  change('remote.json', '"/stories"', '"/stories", "menu": "Stories"')
  const first = await step('it releases, and visitors find the page in the menu', async () => {
    const id = await release('Stories')
    expectIn(await textOf(`${origin}/services`), 'href="/stories"')
    return id
  })
  await step('a call that the api lacks is refused by name', () => {
    const undo = change('src/api/machines.ts', 'POST /get/our-products', 'POST /get/stories')
    refused(`Argument of type '"POST /get/stories"' is not assignable`)
    undo()
  })
  await step('its key is found in any file that Git would add', () => {
    mkdirSync(path.join(repository, '.keys'))
    writeFileSync(path.join(repository, '.keys/mfe-stories'), 'a-key-that-no-pattern-tells')
    writeFileSync(path.join(repository, 'notes.md'), 'First line\nThe key is a-key-that-no-pattern-tells\n')
    refused('notes.md:2: a key of the team. Take it out')
    rmSync(path.join(repository, 'notes.md'))
    rmSync(path.join(repository, '.keys'), { recursive: true })
  })
  await step('it borrows from the live blog, and the types refuse a wrong prop and a part that is not lent', () => {
    const borrowed = change('remote.json', '"/stories"', '"/stories", "borrows": ["blog/BlogCards"]')
    const placed = change(
      'src/start/StartPage.tsx',
      '</ul>',
      '</ul>\n      <Lent name="blog/BlogCards" props={{ cards: 3 }} skeleton={null} />',
    )
    change(
      'src/start/StartPage.tsx',
      'import { PageHead',
      `import { Lent } from '@brightfill/shared/federation'\nimport { PageHead`,
    )
    refused("error TS2322: Type 'number' is not assignable to type 'readonly ")
    changeText(path.join(repository, 'src/start/StartPage.tsx'), 'cards: 3', 'cards: []')
    does('npm run types')
    placed()
    changeText(path.join(repository, 'remote.json'), 'blog/BlogCards', 'blog/Nothing')
    refused(
      `stories borrows blog/Nothing, and ${origin} has no types for it: start the site or set SITE_ORIGIN, and check that a live release of blog lends it`,
    )
    borrowed()
  })
  const second = await step(
    'its pipeline gives each change to a share of the visitors, and skips unchanged releases',
    pipeline,
  )

  const contract = await step('the platform team raises the contract and publishes the packages again', () =>
    platform.raiseContract(),
  )
  await step('the team updates and uses the new contract, which the registry refuses until the site offers it', () => {
    does('npm install @brightfill/shared@latest @brightfill/remote-tools@latest')
    change('src/start/StartPage.tsx', 'import { PageHead }', 'import { PageHead, toldBy }')
    change('src/start/StartPage.tsx', '<p>{texts.lead}</p>', "<p>{toldBy('the team')}</p>")
    does('npm run check')
    expectRefused(() => does('npm run release -- --skip tests'), `was built with contract ${contract}, but shell@`)
  })
  await step('the platform team releases the shell', () => platform.releaseShell(origin))
  await step('then the same release goes live', async () => {
    const printed = does('npm run release -- --skip tests')
    await untilShown(origin, 'stories', printed.match(/stories: (\w+) is live/)?.[1] ?? '')
    expectIn(await textOf(page), '<p>Told by the team</p>')
  })
  await step('it looks at a release that is not live', async () => {
    change('src/start/texts.ts', 'Stories, twice changed', 'Stories of machines')
    does('npm run release -- --no-activate --skip tests')
    const [, search = ''] = does('npm run override').match(/(\?override=\S+)/) ?? []
    const opened = await fetch(page + search, { redirect: 'manual', signal: AbortSignal.timeout(10_000) })
    const cookie = opened.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
    expectIn(await textOf(page, { cookie }), '<h1>Stories of machines</h1>')
    expectIn(await textOf(page), '<h1>Stories, twice changed</h1>')
  })
  await step('it rolls back, and to the first release by its id; the log has both', async () => {
    does('npm run rollback')
    await untilShown(origin, 'stories', second)
    does(`npx brightfill rollback ${first}`)
    await untilIn(page, '<h1>Stories</h1>')
    const log = does('npx brightfill releases log')
    expectIn(log, 'rollback')
    expectIn(log, 'not checked: lint')
  })
  await step('a release that was never live is deleted', () => {
    const [, unseen = ''] = does('npm run releases').match(/stories +(\w+) +published/) ?? []
    expectIn(does(`npx brightfill releases delete ${unseen}`), unseen)
  })
  await step('the remote leaves the site', async () => {
    does('npx brightfill remove')
    await untilGone(page)
    if ((await textOf(`${origin}/services`)).includes('href="/stories"')) throw new Error('The menu still leads there')
  })
  await step('it comes back, and so does its menu entry', async () => {
    does(`npx brightfill activate ${second}`)
    await untilShown(origin, 'stories', second)
    expectIn(await textOf(`${origin}/services`), 'href="/stories"')
  })

  /** @returns id of the release */
  async function release(heading: string): Promise<string> {
    const [, id = ''] = does('npm run release').match(/stories: (\w+) is live/) ?? []
    await untilShown(origin, 'stories', id)
    expectIn(await textOf(page), `<h1>${heading}</h1>`)
    return id
  }

  function refused(reason: string) {
    expectRefused(() => does('npm run check -- --skip tests'), reason)
  }

  /**
   * The commands of the workflow, as the pipeline runs them: the check has no key.
   * @returns the release that went live in the end
   */
  async function pipeline(): Promise<string> {
    const workflow = readFileSync(path.join(repository, '.github/workflows/ci.yml'), 'utf8')
    const [check = [], publish = []] = workflow
      .split('\n  release:\n')
      .map((job) => [...job.matchAll(/^ {6}- run: (.+)$/gm)].map(([, line = '']) => line))
    expectIn(`${check}, ${publish}`, 'npm ci,npm run check, npm ci,npm run release -- --canary 5')
    for (const line of check) does(line, { ...machine, SITE_ORIGIN: origin })

    change('src/start/texts.ts', "heading: 'Stories'", "heading: 'Stories, once changed'")
    // It installs what the first job has installed already.
    publish.shift()
    const publishes = () => canaryOf(publish.map((line) => does(line)).join(''))
    const one = publishes()
    change('src/start/texts.ts', 'Stories, once changed', 'Stories, twice changed')
    const two = publishes()
    if (one === two || stateOf(one) !== 'published' || stateOf(two) !== 'canary')
      throw new Error(`Not the newer change is the canary:\n${does('npm run releases')}`)
    expectIn(does('npm run canary -- 50'), `${two} goes to 50 percent of the visitors`)
    does(`npx brightfill activate ${two}`)
    await untilIn(page, '<h1>Stories, twice changed</h1>')
    expectIn(does('npm run release -- --canary 5'), `${two} is live for everybody; nothing is left to do`)
    if (stateOf(two) !== 'live') throw new Error(`An unchanged release is a canary:\n${does('npm run releases')}`)
    does('npm run canary -- 0')
    return two
  }
}

function expectVersionsOfTheSite(repository: string) {
  const packages = (folder: string): Record<string, { version?: string }> =>
    JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')).packages
  const site = packages(root)
  const others = Object.entries(packages(repository)).filter(
    ([place, { version }]) => place && !place.includes('@brightfill/') && version !== site[place]?.version,
  )
  if (others.length > 0) throw new Error(`The site has other versions of ${others.map(([place]) => place)}`)
}

function canaryOf(printed: string) {
  const [, id] = printed.match(/stories: (\w+) goes to 5 percent of the visitors/) ?? []
  if (!id) throw new Error(`There is no canary:\n${printed}`)
  return id
}

function develop(repository: string, env: NodeJS.ProcessEnv, port: number) {
  const address = `http://localhost:${port}/stories`
  return whileDeveloping(repository, { ...env, DEV_PORT: String(port) }, 'npx brightfill dev', async () => {
    if ((await textOf(address)).includes('<h1>')) throw new Error('The server rendered the page without being asked')
    expectIn(await textOf(`${address}?ssr`), '<h1>Stories</h1>')
  })
}

/** @returns a function that puts the file back as it was */
function changed(file: string, from: string, to: string) {
  const before = readFileSync(file, 'utf8')
  changeText(file, from, to)
  return () => writeFileSync(file, before)
}
