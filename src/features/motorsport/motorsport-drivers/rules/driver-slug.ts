/** Letters with a base letter that are not written as one with a mark. */
const baseLetters: Readonly<Record<string, string>> = {
  ...{ æ: 'ae', œ: 'oe', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i', ŋ: 'n' },
}

/** Straight and curly apostrophes, and the other marks that keyboards and fonts offer in their place. */
const apostrophes = /['’‘‛ʼ`´]/g

/**
 * Returns a name as a segment of an address: lower-case, without apostrophes, every letter reduced to its base letter,
 * hyphens for spaces. Other characters, such as full stops and the clicks of Khoekhoe names, are left out. Empty when
 * nothing is left.
 *
 * Source: requirements C-060 to C-064; decision C-9.
 */
export function driverSlug({ name, surname }: { readonly name: string; readonly surname: string }): string {
  return `${name} ${surname}`
    .toLowerCase()
    .replace(apostrophes, '')
    .normalize('NFD')
    .replace(/[^\p{ASCII}]/gu, (letter) => baseLetters[letter] ?? (/\s|\p{Pd}/u.test(letter) ? ' ' : ''))
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '')
}

type Named = { readonly id: string; readonly name: string; readonly surname: string }

/**
 * Returns the segment of each driver by id. Of drivers with the same one, the first by id has it and the others a number
 * behind it; a name that leaves nothing becomes `driver`. The order of the drivers does not matter.
 */
export function driverSlugs(drivers: readonly Named[]): ReadonlyMap<string, string> {
  const taken = new Set<string>()
  const own = new Map(drivers.map((driver) => [driver.id, driverSlug(driver) || 'driver'] as const))
  const byId = [...own].sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
  const slugs = new Map<string, string>()
  // Names that need no number have theirs first: “Jan Botha 2” keeps its own.
  for (const [id, slug] of byId) {
    if (taken.has(slug)) continue
    taken.add(slug)
    slugs.set(id, slug)
  }
  for (const [id, slug] of byId) {
    if (slugs.has(id)) continue
    let number = 2
    while (taken.has(`${slug}-${number}`)) number++
    taken.add(`${slug}-${number}`)
    slugs.set(id, `${slug}-${number}`)
  }
  return slugs
}
