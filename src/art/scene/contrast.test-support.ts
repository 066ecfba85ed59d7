import { isExhaustive } from '#tests/scale.ts'

const linear = (channel: number) =>
  channel <= 10.31475 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4

/** The linear value of each channel value. */
const linearValues = Float64Array.from({ length: 256 }, (_, channel) => linear(channel))
const linearOf = (channel = 0) => linearValues[channel] ?? 0

/** Contrast of white on RGB pixels, the worst thirtieth of them left out. */
export function contrastOfWhite(pixels: Buffer): number {
  const contrasts = new Float64Array(pixels.length / 3)
  for (let pixel = 0; pixel < contrasts.length; pixel++) {
    const at = pixel * 3
    const luminance =
      0.2126 * linearOf(pixels[at]) + 0.7152 * linearOf(pixels[at + 1]) + 0.0722 * linearOf(pixels[at + 2])
    contrasts[pixel] = 1.05 / (luminance + 0.05)
  }
  contrasts.sort()
  return contrasts[Math.floor(contrasts.length / 30)] ?? 0
}

/** Where a banner's text is in each format, in the picture's units. */
const textAreas = [
  ['wide', { left: 40, top: 100, width: 600, height: 560 }],
  ['portrait', { left: 40, top: 100, width: 700, height: 680 }],
  ['tall', { left: 40, top: 100, width: 700, height: 940 }],
] as const

/** The areas to measure in the nth picture: every format, in the gate one of them in turn. */
export const textAreasOf = (picture: number) =>
  textAreas.filter((_, format) => isExhaustive || format === picture % textAreas.length)
