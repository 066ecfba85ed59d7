/** The known grades in tab order, with the labels of their tabs. */
const knownGrades: readonly (readonly [slug: string, label: string])[] = [
  ['at', 'AT'],
  ['mt', 'MT'],
  ['core', 'Core'],
  ['circuit', 'Circuit'],
  ['hybrid', 'Hybrid'],
  ['xr', 'XR'],
  ['x-cite', 'X-Cite'],
  ['luxury', 'Luxury'],
  ['plus', 'Plus'],
  ['vx-l', 'VX-L'],
  ['vx', 'VX'],
  ['standard', 'Standard'],
  ['gr', 'GR'],
  ['gr-s', 'GR-Sport'],
  ['legend', 'Legend'],
  ['legend-55', 'Legend 55'],
  ['mild-hybrid', 'Mild Hybrid'],
  ['exclusive', 'Exclusive'],
  ['prestige', 'Prestige'],
  ['xs', 'XS'],
  ['xi', 'Xi'],
  ['tx', 'TX'],
  ['raider', 'Raider'],
  ['s-sr', 'S / SR'],
  ['s-sx', 'S / SX'],
  ['zx', 'ZX'],
  ['gx-r', 'GX-R'],
  ['lwb', 'LWB'],
  ['slwb', 'SLWB'],
  ['diesel', 'Diesel'],
  ['petrol', 'Petrol'],
  ['delux', 'Delux'],
]

const labels: ReadonlyMap<string, string> = new Map(knownGrades)

/** Source: requirement V-228. */
export const gradeOrder: readonly string[] = knownGrades.map(([slug]) => slug)

/** Converts any spelling of a grade (`GR-S`, `Legend 55`, ` mild hybrid `) to its slug (`gr-s`, `legend-55`, …). */
export function gradeSlug(grade: string): string {
  return grade
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Returns the label of a grade's tab; an unknown grade is its slug in title case. */
export function gradeLabel(grade: string): string {
  const slug = gradeSlug(grade)
  return labels.get(slug) ?? slug.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
}

function rankIn(order: readonly string[], slug: string): number {
  const rank = order.indexOf(slug)
  return rank === -1 ? order.length : rank
}

/**
 * Sorts grades in tab order. Unknown ones come last, by slug, so that the order does not depend on the order of the
 * models. Accepts slugs and labels, and returns them unchanged.
 *
 * Source: requirement V-228.
 */
export function sortGrades(grades: readonly string[], order: readonly string[] = gradeOrder): string[] {
  return grades.toSorted((first, second) => {
    const [a, b] = [gradeSlug(first), gradeSlug(second)]
    return rankIn(order, a) - rankIn(order, b) || (a < b ? -1 : Number(a > b))
  })
}
