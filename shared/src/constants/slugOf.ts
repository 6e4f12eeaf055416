/** A name as a part of an address: "Cream and yoghurt" is `cream-and-yoghurt`. Empty for a name of signs alone. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
