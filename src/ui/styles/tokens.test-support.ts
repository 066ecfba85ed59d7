import { readFileSync } from 'node:fs'

export type Tokens = Readonly<Record<string, string>>

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

/** Returns the content of the first block with the given opening. */
function blockContent(css: string, opening: string): string {
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

/** Returns the custom properties of a block, without those of nested blocks. */
function readTokens(css: string, opening: string): Tokens {
  const declarationText = blockContent(css, opening)
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/[^;{}]*\{[^{}]*\}/g, '')
  const declarations = declarationText.matchAll(/(--[\w-]+):\s*([^;]+);/g)
  return Object.fromEntries([...declarations].map(([, name = '', value = '']) => [name, value.trim()]))
}

const tokens = read('tokens.css')
const racing = read('racing.css')

const light = {
  ...readTokens(tokens, '@theme static'),
  ...readTokens(tokens, '@theme'),
  ...readTokens(tokens, ':root'),
}
const racingTheme = { ...light, ...readTokens(racing, '[data-theme="racing"]') }
const racingBlock = '[data-theme="racing"] &'

/** The tokens of a background utility in either theme. */
const background = (name: string, utility: string) => ({
  [`${name} background, light theme`]: { ...light, ...readTokens(racing, utility) },
  [`${name} background, racing theme`]: {
    ...racingTheme,
    ...readTokens(racing, utility),
    ...readTokens(blockContent(racing, utility), racingBlock),
  },
})

/** The tokens of each theme and background, read from the style sheets. */
export const palettes: Readonly<Record<string, Tokens>> = {
  light,
  racing: racingTheme,
  ...background('dark', '@utility on-dark'),
  ...background('pale', '@utility on-light'),
}

/** Returns the value of a token, following references to other tokens. */
export function resolve(palette: Tokens, name: string): string {
  const value = palette[name]
  if (value === undefined) throw new Error(`No token ${name}`)
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  return reference ? resolve(palette, reference) : value
}

function luminance(hex: string): number {
  if (!/^#[\da-f]{6}$/.test(hex)) throw new Error(`Not a colour: ${hex}`)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the WCAG 2 contrast ratio of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
