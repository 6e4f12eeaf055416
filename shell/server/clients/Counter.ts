/** How many things each client (or network) has open at this moment. */
export class Counter {
  private readonly counts = new Map<string, number>()

  of(key: string): number {
    return this.counts.get(key) ?? 0
  }

  add(key: string) {
    this.counts.set(key, this.of(key) + 1)
  }

  remove(key: string) {
    const left = this.of(key) - 1
    if (left > 0) this.counts.set(key, left)
    else this.counts.delete(key)
  }
}
