import { contrastRatio, isColour, readable } from './contrast.ts'

/** Whether text is light or dark. */
export type Tone = 'light' | 'dark'

/** The ground of a section and how text stands on it. */
export type Ground = {
  readonly tone: Tone
  /** An editor's colour; null is the design's own for the tone. */
  readonly colour: string | null
  /** Only black is dark enough to be read here; the design's ink is not quite. */
  readonly black: boolean
}

/** The design's texts: ink, and white. */
export const inks = { dark: '#15171a', light: '#ffffff' } as const

function toneOn(colour: string): Tone {
  return contrastRatio(inks.light, colour) >= contrastRatio('#000000', colour) ? 'light' : 'dark'
}

/**
 * The ground an editor chose. With a colour alone, the text is the one that is read best on it; with a text alone, the
 * ground is the design's own for such text. Null: the page's own, because nothing was chosen, or nothing that differs.
 *
 * @param own the tone of the page's own text
 *
 * Source: requirements C-254 and C-255.
 */
export function groundOf(
  { colour, tone }: { colour?: string | null; tone?: Tone | null },
  own: Tone,
): Ground | null {
  if (!isColour(colour)) return tone && tone !== own ? { tone, colour: null, black: false } : null
  const shown = tone ?? toneOn(colour)
  return { tone: shown, colour, black: shown === 'dark' && contrastRatio(inks.dark, colour) < readable }
}

/** Contrast of the text an editor chose on the colour they chose; null when they did not choose both. */
export function chosenContrast({ colour, tone }: { colour?: unknown; tone?: unknown }): number | null {
  if (typeof colour !== 'string' || !isColour(colour) || (tone !== 'light' && tone !== 'dark')) return null
  // Where ink is not dark enough the section is set in black.
  return contrastRatio(tone === 'dark' ? '#000000' : inks.light, colour)
}
