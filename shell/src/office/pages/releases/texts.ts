import type { LogAction } from '@brightfill/shared/contract'

const seconds = 'within five seconds; open tabs keep what they have.'

const actions: Record<LogAction, string> = {
  activate: 'Live',
  rollback: 'Rolled back',
  canary: 'Canary',
  withdraw: 'Canary ended',
  remove: 'Taken out',
  publish: 'Published',
  delete: 'Deleted',
  refuse: 'Refused',
  'create-key': 'Key made',
  'end-key': 'Key ended',
}

export const texts = {
  title: 'Releases',
  servers: (servers: number, compositions: number) =>
    `${servers} ${servers === 1 ? 'server' : 'servers'}, ${compositions > 1 ? 'taking over what is new' : 'all alike'}`,
  live: 'Live by remote',
  teams: 'Teams release with their deploy keys.',
  none: 'Nothing is live yet.',
  remote: 'Remote',
  release: 'Release',
  contract: 'Contract',
  publishedBy: 'Published by',
  since: 'Live since',
  size: 'Size',
  actions: 'Actions',
  rollBack: 'Roll back',
  rollBackOf: (name: string) => `Roll back ${name}`,
  rollBackTitle: (name: string) => `Roll ${name} back?`,
  rollBackText: (from: string, to: string) =>
    `${to} becomes live again in place of ${from}. Visitors get it ${seconds}`,
  rolledBack: (name: string, to: string) => `${name} is rolled back to ${to}.`,
  canary: 'Canary against live',
  canaryOf: (name: string, percent: number) => `${name}, ${percent} % of the visitors, since`,
  measure: 'Measure',
  stable: 'Live',
  canarySide: 'Canary',
  views: 'Page views',
  errors: 'Failures',
  rate: 'Failures per 100 views',
  counted: (servers: number) => `Counted by ${servers} ${servers === 1 ? 'server' : 'servers'} since they have it.`,
  worse: 'The canary fails more often than the live release.',
  stop: 'Stop canary',
  stopTitle: 'Stop the canary?',
  stopText: (name: string, release: string) =>
    `Nobody gets ${name} ${release} any more. Visitors get the live release ${seconds}`,
  stopped: (name: string) => `The canary of ${name} is stopped.`,
  look: 'Open on the site',
  lookAt: (name: string, release: string) => `Open on the site: ${name} ${release}`,
  lookTitle: (name: string, release: string) => `Open ${name} ${release} on the site?`,
  lookText: 'This browser shows it on the site for eight hours, to you alone. A bar says so and ends it.',
  log: 'Activations',
  acts: actions,
  noLog: 'Nothing was released yet.',
  notDone: 'This was not done',
  keep: 'Leave it as it is',
}
