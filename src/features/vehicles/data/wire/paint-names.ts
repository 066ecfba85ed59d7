import type { Finish } from '../../model.ts'

/** Typical paints by a word of their name; the first word found decides, so the more telling ones come first. */
const paintsByWord: readonly (readonly [word: string, hex: string])[] = [
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

/** Roofs of two-tone paints are usually black; on a black body they are white. */
const usualRoof = { onLight: '#15171a', onDark: '#f2f2ef' } as const

/** `Emotional Red with Attitude Black roof`, `White / Black`: the body before the word or the sign, the roof after it. */
const betweenTones = /\s+(?:with|and|&|\+)\s+|\s*\/\s*/i

const paintNamed = (words: string) =>
  paintsByWord.find(([word]) => words.toLowerCase().includes(word))?.[1] ?? null

/** What a paint of one tone probably looks like, from its name: for services that do not say. */
export function paintCalled(title: string): { readonly hex: string; readonly finish: Finish } {
  const words = title.toLowerCase()
  const finish = (['pearl', 'solid'] as const).find((each) => words.includes(each)) ?? 'metallic'
  return { hex: paintNamed(words) ?? unknownPaint, finish }
}

/** Returns the name of a two-tone paint's body and the paint of its roof, or null for a roof the name does not tell. */
export function tonesCalled(title: string): { readonly body: string; readonly roof: string | null } {
  const [body, roof] = title.split(betweenTones)
  return { body: body || title, roof: roof === undefined ? null : paintNamed(roof) }
}

/** Luminance of 255 below which a body counts as black. */
const darkBelow = 48

/**
 * Returns the roof of a two-tone paint that nothing else describes: one that differs visibly from the body.
 *
 * @param body as #rrggbb.
 */
export function usualRoofOn(body: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(body.slice(at, at + 2), 16))
  const isDark = 0.299 * red + 0.587 * green + 0.114 * blue < darkBelow
  return isDark ? usualRoof.onDark : usualRoof.onLight
}
