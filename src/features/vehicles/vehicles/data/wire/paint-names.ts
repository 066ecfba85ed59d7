import type { Finish } from '../../model.ts'

/** Typical colours by a word in the paint's name. The first match counts, so more specific words come first. */
const hexByWord: readonly (readonly [word: string, hex: string])[] = [
  ['white', '#f2f2ef'],
  ['vanilla', '#eceae1'],
  ['silver', '#b9bdc1'],
  ['graphite', '#54585c'],
  ['grey', '#7c8084'],
  ['gray', '#7c8084'],
  ['black', '#15171a'],
  ['maroon', '#5c1a22'],
  ['red', '#a41e22'],
  ['orange', '#d2622a'],
  ['bronze', '#8a6a4a'],
  ['gold', '#b59a5b'],
  ['beige', '#c9b998'],
  ['sand', '#c9b998'],
  ['brown', '#5b4334'],
  ['oxide', '#8f4a36'],
  ['green', '#3f5b4a'],
  ['turquoise', '#2b8a94'],
  ['blue', '#27486f'],
  ['yellow', '#e2b93b'],
]

const unknownPaint = '#9a9ea2'

/** Roofs of two-tone paints are usually black, on a black body white. */
const defaultRoofs = { onLight: '#15171a', onDark: '#f2f2ef' } as const

/** Separates body and roof: `Emotional Red with Attitude Black roof`, `White / Black`. */
const toneSeparator = /\s+(?:with|and|&|\+)\s+|\s*\/\s*/i

const hexFromName = (name: string) =>
  hexByWord.find(([word]) => name.toLowerCase().includes(word))?.[1] ?? null

/** Estimates a single-tone paint from its name, for services without hex values. */
export function paintFromName(title: string): { readonly hex: string; readonly finish: Finish } {
  const name = title.toLowerCase()
  const finish = (['pearl', 'solid'] as const).find((each) => name.includes(each)) ?? 'metallic'
  return { hex: hexFromName(name) ?? unknownPaint, finish }
}

/**
 * Splits the name of a two-tone paint: returns the body's name and the roof's hex value, null when the name has no
 * roof.
 */
export function tonesFromName(title: string): { readonly body: string; readonly roof: string | null } {
  const [body, roof] = title.split(toneSeparator)
  return { body: body || title, roof: roof === undefined ? null : hexFromName(roof) }
}

/** A body with a luminance (0 to 255) below this value counts as black. */
const darkLuminance = 48

/**
 * Returns the default roof of a two-tone paint: one that contrasts with the body.
 *
 * @param body as #rrggbb.
 */
export function defaultRoofFor(body: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    Number.parseInt(body.slice(start, start + 2), 16),
  )
  const isDark = 0.299 * red + 0.587 * green + 0.114 * blue < darkLuminance
  return isDark ? defaultRoofs.onDark : defaultRoofs.onLight
}
