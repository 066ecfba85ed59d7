/** Whether a text is a colour in six hexadecimal digits: `#102030`. */
export function isColour(text: string | null | undefined): text is string {
  return typeof text === 'string' && /^#[0-9a-f]{6}$/i.test(text)
}

/** Converts an sRGB channel of 0 to 255 to linear light, 0 to 1. */
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
 * The contrast ratio of two colours, from 1 (equal) to 21 (black on white).
 *
 * Source: WCAG 2.2, contrast ratio.
 */
export function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Minimum contrast ratio of text. Source: WCAG 2.2, 1.4.3 (AA). */
export const minTextContrast = 4.5
