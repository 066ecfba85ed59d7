/** A colour as `#rrggbb`. */
export type Hex = `#${string}`

/** A colour in OKLCH: lightness 0–1, chroma 0–about .37, hue in radians. */
export interface Lch {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

type Triple = readonly [number, number, number]

const hexPattern = /^#[0-9a-f]{6}$/i
const gamutSlack = 0.002
const chromaStep = 0.88
const chromaAttempts = 12

/** Whether a text is a six-digit hex colour such as `#b8101f`. */
export function isHex(text: string): text is Hex {
  return hexPattern.test(text)
}

/** @throws RangeError when the text is not a six-digit hex colour. */
export function parseHex(text: string): Hex {
  if (!isHex(text)) throw new RangeError(`Not a #rrggbb colour: ${text}`)
  return text.toLowerCase() as Hex
}

/** sRGB hex to OKLCH (Björn Ottosson's matrices). @throws RangeError for anything but `#rrggbb`. */
export function hexToLch(hex: string): Lch {
  const [r, g, b] = channels(parseHex(hex)).map((value) => toLinear(value / 255)) as unknown as Triple
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const blue = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { lightness, chroma: Math.hypot(a, blue), hue: Math.atan2(blue, a) }
}

/** OKLCH to sRGB hex; a colour outside sRGB loses chroma until it fits, keeping lightness and hue. */
export function lchToHex({ lightness, chroma, hue }: Lch): Hex {
  let rgb = toRgb(lightness, chroma, hue)
  for (let attempt = 1; attempt < chromaAttempts && !fits(rgb); attempt++) {
    rgb = toRgb(lightness, chroma * chromaStep ** attempt, hue)
  }
  return toHex(rgb.map((value) => 255 * fromLinear(Math.min(1, Math.max(0, value)))) as unknown as Triple)
}

/** The colour `share` (0–1) of the way from one to the other, channel by channel. */
export function mix(from: string, to: string, share: number): Hex {
  const start = channels(parseHex(from))
  const end = channels(parseHex(to))
  return toHex(start.map((value, index) => value + ((end[index] ?? 0) - value) * share) as unknown as Triple)
}

/** The same hue, `share` of the way to white in lightness, its chroma multiplied. */
export function lighter(hex: string, share: number, chromaFactor = 1): Hex {
  const { lightness, chroma, hue } = hexToLch(hex)
  return lchToHex({ lightness: lightness + (1 - lightness) * share, chroma: chroma * chromaFactor, hue })
}

/** The same hue, lightness multiplied by `factor`, its chroma multiplied. */
export function darker(hex: string, factor: number, chromaFactor = 1): Hex {
  const { lightness, chroma, hue } = hexToLch(hex)
  return lchToHex({ lightness: lightness * factor, chroma: chroma * chromaFactor, hue })
}

function channels(hex: Hex): Triple {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function toHex(rgb: Triple): Hex {
  return `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function fromLinear(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
}

function toRgb(lightness: number, chroma: number, hue: number): Triple {
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function fits(rgb: Triple): boolean {
  return Math.min(...rgb) >= -gamutSlack && Math.max(...rgb) <= 1 + gamutSlack
}
