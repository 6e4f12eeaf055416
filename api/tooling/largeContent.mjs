/**
 * Content with many machines that differ in what lists and search are read from, 32 MB for some 30,000.
 * @template {{ slug: string }} Machine
 * @template {{ machines: Machine[] }} Content
 * @param {Content} content whose machines the others are like
 * @param {number} count
 * @returns {Content}
 */
export function withMachines(content, count) {
  const { machines } = content
  const made = Array.from({ length: count }, (_, index) => ({
    .../** @type {Machine} */ (machines[index % machines.length]),
    slug: `machine-${index}`,
    former_slugs: [],
    technical_specifications: [],
    reviews: [],
    name: `Machine ${index}`,
    model: `M-${index % 1000}`,
    price: 1000 + index,
    published_at: new Date(Date.UTC(2020, 0, 1) + index * 60_000).toISOString(),
  }))
  return { ...content, machines: made }
}
