import { readFileSync } from 'node:fs'

export type Tokens = Readonly<Record<string, string>>

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

/** What stands between the braces of the first block that begins so. */
function inside(css: string, opening: string): string {
  const start = css.indexOf(`${opening} {`)
  if (start < 0) throw new Error(`No block ${opening}`)
  const body = css.slice(start + opening.length + 2)
  let depth = 1
  const end = [...body].findIndex((character) => {
    depth += character === '{' ? 1 : character === '}' ? -1 : 0
    return depth === 0
  })
  return body.slice(0, end)
}

/** The declarations of a block, without those of blocks inside it. */
function block(css: string, opening: string): Tokens {
  const own = inside(css, opening)
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/[^;{}]*\{[^{}]*\}/g, '')
  const declarations = own.matchAll(/(--[\w-]+):\s*([^;]+);/g)
  return Object.fromEntries([...declarations].map(([, name = '', value = '']) => [name, value.trim()]))
}

const tokens = read('tokens.css')
const racing = read('racing.css')

const light = { ...block(tokens, '@theme static'), ...block(tokens, '@theme'), ...block(tokens, ':root') }
const racingDress = { ...light, ...block(racing, '[data-theme="racing"]') }
const inRacing = '[data-theme="racing"] &'

/** A ground of its own in either dress. */
const ground = (name: string, utility: string) => ({
  [`${name} ground, light dress`]: { ...light, ...block(racing, utility) },
  [`${name} ground, racing dress`]: {
    ...racingDress,
    ...block(racing, utility),
    ...block(inside(racing, utility), inRacing),
  },
})

/** The tokens that hold in each place of the design, as the stylesheets declare them. */
export const places: Readonly<Record<string, Tokens>> = {
  light,
  racing: racingDress,
  ...ground('dark', '@utility on-dark'),
  ...ground('pale', '@utility on-light'),
}

/** The value of a token, through the tokens it names. */
export function resolve(place: Tokens, name: string): string {
  const value = place[name]
  if (value === undefined) throw new Error(`No token ${name}`)
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  return reference ? resolve(place, reference) : value
}

function luminance(hex: string): number {
  if (!/^#[\da-f]{6}$/.test(hex)) throw new Error(`Not a colour: ${hex}`)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours as WCAG 2 measures it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
