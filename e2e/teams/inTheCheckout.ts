import path from 'node:path'
import { changeText } from '../projectCopy'
import { untilShown } from '../siteRegistry'
import { expectIn, ran, run, step, textOf, untilGone, untilIn, whileDeveloping } from './commands'

/**
 * A team with its remote in the checkout of the site: the commands as docs/teams.md has them.
 * @param given folder: a clone
 */
export async function everythingInTheCheckout({
  folder,
  env,
  origin,
}: {
  folder: string
  env: NodeJS.ProcessEnv
  origin: string
}) {
  const does = (line: string) => run(folder, env, line)
  const heading = (from: string, to: string) =>
    changeText(path.join(folder, 'mfe-tales/src/start/texts.ts'), `heading: '${from}'`, `heading: '${to}'`)

  await step('in the checkout a remote is created, and its types and tests pass within seconds', () => {
    expectIn(does('npm run new-remote -- tales'), 'Its deploy key is in .keys/mfe-tales')
    const started = performance.now()
    does('npm run types -w mfe-tales')
    if (performance.now() - started > 20_000) throw new Error('The types of one remote take more than 20 s')
    does('npm test -w mfe-tales')
    expectIn(does('npx brightfill 2>&1 || true'), 'commands are dev, build, types, test, check, release')
    ran.push('npx brightfill')
  })
  await step('another bundler builds one as well', () => {
    expectIn(does('npm run new-remote -- rapid --bundler rspack'), 'mfe-rapid is there')
    expectIn(does('npm run build -- mfe-rapid'), 'mfe-rapid: release')
  })
  await step('it is developed alone, and with the whole site', async () => {
    await develops('npm run dev -- tales')
    await develops('npm run dev')
  })
  const first = await step('it is released', () => {
    const printed = does('npm run release -- mfe-tales --skip lint,types,tests')
    return printed.match(/tales: (\w+) is live/)?.[1] ?? ''
  })
  await untilShown(origin, 'tales', first)
  const second = await step('a release is previewed, is a canary, and goes live', async () => {
    heading('Tales', 'Tales of machines')
    does('npm run release -- mfe-tales --no-activate --skip lint,types,tests')
    const [, release = ''] = does('npm run override -- mfe-tales').match(/tales: (\w+) shows/) ?? []
    expectIn(does(`npm run override -- mfe-tales ${release}`), '?override=')
    const printed = does('npm run release -- mfe-tales --canary 5 --skip lint,types,tests')
    expectIn(printed, `${release} goes to 5 percent`)
    expectIn(does('npm run canary -- mfe-tales 50'), `${release} goes to 50 percent`)
    expectIn(does('npm run canary -- mfe-tales 0'), 'no canary is running')
    expectIn(does(`npm run activate -- mfe-tales ${release}`), `${release} is live`)
    await untilIn(`${origin}/tales`, '<h1>Tales of machines</h1>')
    return release
  })
  await step('it is rolled back, and listed', async () => {
    expectIn(does('npm run rollback -- mfe-tales'), `${first} is live`)
    expectIn(does(`npm run activate -- mfe-tales ${second}`), `${second} is live`)
    expectIn(does(`npm run rollback -- mfe-tales ${first}`), `${first} is live`)
    expectIn(does('npm run releases -- log mfe-tales'), 'rollback')
    // A pipeline that runs once more does not bring it back.
    const again = does('npm run release -- mfe-tales --canary 5 --skip all')
    expectIn(again, `${second} was live before and is not now`)
    heading('Tales of machines', 'Tales that nobody saw')
    does('npm run release -- mfe-tales --no-activate --skip all')
    const [, unseen = ''] = does('npm run releases -- mfe-tales').match(/tales +(\w+) +published/) ?? []
    expectIn(does(`npm run releases -- delete mfe-tales ${unseen}`), unseen)
  })
  await step('keys are made, rotated and ended', () => {
    const [, id = ''] = does('npm run keys -- create mfe-tales "Tales team CI"').match(/Key (\d+) for tales/) ?? []
    expectIn(does(`npm run keys -- rotate ${id}`), `Key ${id} works on`)
    expectIn(does(`npm run keys -- end ${id}`), `Key ${id} has been revoked`)
    expectIn(does('npm run keys -- list'), 'Tales team CI')
    expectIn(does('npm run keys -- signing mfe-tales'), 'For the file TEAM_KEYS')
  })
  await step('it leaves the site', async () => {
    does('npm run remove-remote -- mfe-tales')
    await untilGone(`${origin}/tales`)
  })

  async function develops(line: string) {
    const port = Number(env.PORT) + 3
    await whileDeveloping(folder, { ...env, DEV_PORT: String(port) }, line, async () =>
      expectIn(await textOf(`http://localhost:${port}/tales?ssr`), '<h1>Tales</h1>'),
    )
  }
}
