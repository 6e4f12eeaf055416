/** How many things each client has open at this moment. */
export class Tally {
  private readonly counts = new Map<string, number>()

  of(client: string): number {
    return this.counts.get(client) ?? 0
  }

  add(client: string) {
    this.counts.set(client, this.of(client) + 1)
  }

  remove(client: string) {
    const left = this.of(client) - 1
    if (left > 0) this.counts.set(client, left)
    else this.counts.delete(client)
  }
}
