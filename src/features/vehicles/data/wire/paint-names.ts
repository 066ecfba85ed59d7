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

/** What a paint probably looks like, from its name: for services that do not say. */
export function paintCalled(title: string): { readonly hex: string; readonly finish: Finish } {
  const words = title.toLowerCase()
  const hex = paintsByWord.find(([word]) => words.includes(word))?.[1] ?? unknownPaint
  const finish = (['pearl', 'solid'] as const).find((each) => words.includes(each)) ?? 'metallic'
  return { hex, finish }
}
