/**
 * Content with many machines that differ for lists and search, 32 MB for some 30,000.
 * @param content with the machines to vary
 */
export function withMachines<Machine extends { slug: string }, Content extends { machines: Machine[] }>(
  content: Content,
  count: number,
): Content {
  const { machines } = content
  const made = Array.from({ length: count }, (_, index) => ({
    ...(machines[index % machines.length] as Machine),
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
