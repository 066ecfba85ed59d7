import { readdir, readFile } from 'node:fs/promises'

/** Everything in the content of vehicles that says what one costs. */
const names = new Set(['price', 'specialPrice', 'monthlyFromPrice', 'monthlyInstalment', 'retailPrice'])

function collect(value: unknown, amounts: Set<number>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, item] of Object.entries(value)) {
    if (names.has(name) && typeof item === 'number') amounts.add(item)
    else collect(item, amounts)
  }
}

/** Every amount of the catalogue, in cents, as its files say: nothing of the product is asked. */
export async function catalogueAmounts(folder = 'content/vehicles/models'): Promise<readonly number[]> {
  const amounts = new Set<number>()
  for (const file of await readdir(folder)) {
    collect(JSON.parse(await readFile(`${folder}/${file}`, 'utf8')), amounts)
  }
  return [...amounts]
}

const gap = /(?<=\d)(?:[ \u00a0\u202f,']|&nbsp;|&#xa0;|&#160;|\\u00a0)(?=\d{3}(?!\d))/gi

/**
 * The amounts that stand in a text in any notation: in rand or in cents, with decimals or without, grouped by spaces of
 * any kind or by commas, as text or as HTML.
 */
export function amountsIn(text: string, amounts: readonly number[]): string[] {
  const plain = text.replace(gap, '')
  const rand = amounts.map((cents) => Math.floor(cents / 100)).filter((amount) => amount >= 1000)
  const anywhere = new RegExp(
    `(?<![\\d.])(?:${rand.join('|')})(?=\\d{2}(?!\\d)|[.,]\\d{2}(?!\\d)|(?![\\d.,]))`,
    'g',
  )
  return [...new Set(plain.match(anywhere) ?? [])]
}
