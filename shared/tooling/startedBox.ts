const commands: [command: string, does: string][] = [
  ['npm run dev -- blog', 'edits a remote inside this site'],
  ['npm run workshop', 'shows the ui kit'],
  ['npm test', 'runs every check'],
  ['Ctrl-C', 'stops the site'],
]

/** Where the site is and what to do next, framed. */
export function startedBox({ PORT = '3000', PUBLIC_ORIGIN, RATE_PROFILE, SEED }: NodeJS.ProcessEnv) {
  const demo = RATE_PROFILE !== 'production' && (!SEED || SEED === 'demo')
  const lines = [
    `Brightfill is at ${PUBLIC_ORIGIN || `http://localhost:${PORT}`}`,
    ...(demo ? ['Sign in as demo@brightfill.example with Brightfill1'] : []),
    '',
    ...commands.map(([command, does]) => `${command.padEnd(20)} ${does}`),
  ]
  const width = Math.max(...lines.map(({ length }) => length))
  const edge = '─'.repeat(width + 2)
  return [`┌${edge}┐`, ...lines.map((line) => `│ ${line.padEnd(width)} │`), `└${edge}┘`].join('\n')
}
