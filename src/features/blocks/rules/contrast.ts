/** A colour in six hexadecimal digits: `#102030`. */
export function isColour(text: string | null | undefined): text is string {
  return typeof text === 'string' && /^#[0-9a-f]{6}$/i.test(text)
}

/** Lightness of a channel of 0 to 255 as light adds up. */
function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16)),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * How well one colour is read on another, 1 (not at all) to 21 (black on white).
 *
 * Source: WCAG 2.2, contrast ratio.
 */
export function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The least contrast text of any size is readable at. Source: WCAG 2.2, 1.4.3 (AA). */
export const readable = 4.5
