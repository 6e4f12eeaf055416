import { Repeated } from '@brightfill/shared/node'
import type { FastifyBaseLogger } from 'fastify'
import type { Repos } from '../createRepos'
import type { Work } from '../repos'
import { type DraftService, isRefusal } from './DraftService'
import type { ContentRef, Plan } from './drafts.repo'

const LOOK_EVERY = 2_000

/**
 * Publishes drafts and takes content offline at the planned time (O-16): once, however many apis run. When the notice
 * begins or ends, documents are rendered again.
 */
export class PlannedContent {
  private readonly looks: Repeated

  constructor(
    private readonly repos: Pick<Repos, 'transaction' | 'catalogue' | 'content'>,
    private readonly serviceOf: (item: ContentRef) => DraftService<object> | undefined,
    log: FastifyBaseLogger,
  ) {
    const trouble = (error: unknown) => log.warn({ err: error }, 'planned publishing was postponed')
    this.looks = new Repeated(() => this.doAll().catch(trouble), LOOK_EVERY)
  }

  start() {
    this.looks.start()
  }

  stop(): Promise<void> {
    return this.looks.stop()
  }

  async doAll(): Promise<void> {
    await this.repos.content.turnNotice()
    while (await this.doNext());
  }

  /** @returns whether there was one */
  private async doNext(): Promise<boolean> {
    let plan: Plan | undefined
    try {
      await this.repos.transaction(async (on) => {
        plan = await on.drafts.due()
        if (plan) await this.carryOut(on, plan)
      })
    } catch (error) {
      if (!plan || !isRefusal(error)) throw error
      await this.giveUp(plan, error as Error) // a refusal is one
    }
    if (plan) this.repos.catalogue.forget()
    return plan !== undefined
  }

  private async carryOut(on: Work, { kind, key, action, by }: Plan) {
    const service = this.serviceOf({ kind, key })
    const change = { version: undefined, by: actorOf(by) }
    if (action === 'publish') await service?.publish(on, key, change)
    else await service?.takeOffline(on, key, change)
    await on.drafts.plan({ kind, key }, action, null, by)
  }

  /** The item stays a draft. The log says why, under the name of the colleague who planned it. */
  private giveUp({ kind, key, action, by }: Plan, { message }: Error) {
    return this.repos.transaction(async ({ drafts, activity }) => {
      await drafts.plan({ kind, key }, action, null, by)
      await activity.add(actorOf(by), { kind: `${kind} plan failed`, thing: `${kind} ${key}`, after: message })
    })
  }
}

const actorOf = (name: string) => ({ id: null, name, address: 'planned' })
