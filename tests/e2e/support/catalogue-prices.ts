import { readdir, readFile } from 'node:fs/promises'

/** Names of the properties with prices in the vehicle content. */
const priceNames = new Set(['price', 'specialPrice', 'monthlyFromPrice', 'monthlyInstalment', 'retailPrice'])

function collect(value: unknown, amounts: Set<number>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, item] of Object.entries(value)) {
    if (priceNames.has(name) && typeof item === 'number') amounts.add(item)
    else collect(item, amounts)
  }
}

/** Reads every amount of the catalogue, in cents, from the content files and not through the product. */
export async function catalogueAmounts(folder = 'content/vehicles/models'): Promise<readonly number[]> {
  const amounts = new Set<number>()
  for (const file of await readdir(folder)) {
    collect(JSON.parse(await readFile(`${folder}/${file}`, 'utf8')), amounts)
  }
  return [...amounts]
}

const gap = /(?<=\d)(?:[ \u00a0\u202f,']|&nbsp;|&#xa0;|&#160;|\\u00a0)(?=\d{3}(?!\d))/gi

/** Hashes, such as the version in addresses of drawings, whose digits may look like an amount. */
const hash = /\b(?=\d*[a-f])[0-9a-f]{10,}\b/g

/**
 * Finds amounts in a text in any notation: in rand or in cents, with or without decimals, grouped by any kind of space
 * or by commas, as text or as HTML.
 */
export function amountsIn(text: string, amounts: readonly number[]): string[] {
  const plain = text.replace(hash, '').replace(gap, '')
  const rand = amounts.map((cents) => Math.floor(cents / 100)).filter((amount) => amount >= 1000)
  const pattern = new RegExp(
    `(?<![\\d.])(?:${rand.join('|')})(?=\\d{2}(?!\\d)|[.,]\\d{2}(?!\\d)|(?![\\d.,]))`,
    'g',
  )
  return [...new Set(plain.match(pattern) ?? [])]
}
