const linear = (channel: number) =>
  channel <= 10.31475 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4

/** Contrast of white on RGB pixels, the worst thirtieth of them left out. */
export function contrastOfWhite(pixels: Buffer): number {
  const contrasts: number[] = []
  for (let at = 0; at < pixels.length; at += 3) {
    const [red, green, blue] = [...pixels.subarray(at, at + 3)].map(linear) as [number, number, number]
    contrasts.push(1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05))
  }
  contrasts.sort((one, other) => one - other)
  return contrasts[Math.floor(contrasts.length / 30)] ?? 0
}

/** Where a banner's text is in each format, in the picture's units. */
export const textAreas = [
  ['wide', { left: 40, top: 100, width: 600, height: 560 }],
  ['portrait', { left: 40, top: 100, width: 700, height: 680 }],
  ['tall', { left: 40, top: 100, width: 700, height: 940 }],
] as const
