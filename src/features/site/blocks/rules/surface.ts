import { contrastRatio, isColour, minTextContrast } from './contrast.ts'

/** Whether text is light or dark. */
export type Tone = 'light' | 'dark'

/** The background of a section and the tone of the text on it. */
export type Surface = {
  readonly tone: Tone
  /** The editor's colour; null for the theme's default background of the tone. */
  readonly colour: string | null
  /** Whether text must be black, because the theme's ink has too little contrast on the colour. */
  readonly needsBlackText: boolean
}

/** The theme's text colours. */
export const textColours = { dark: '#15171a', light: '#ffffff' } as const

function toneOn(colour: string): Tone {
  return contrastRatio(textColours.light, colour) >= contrastRatio('#000000', colour) ? 'light' : 'dark'
}

/**
 * Resolves the background an editor chose. With only a colour, the text gets the tone with the higher contrast; with only a
 * tone, the background is the theme's default for it. Null when nothing was chosen or the choice equals the page's default.
 *
 * @param pageTone the tone of the page's text
 *
 * Source: requirements C-254 and C-255.
 */
export function resolveSurface(
  { colour, tone }: { colour?: string | null; tone?: Tone | null },
  pageTone: Tone,
): Surface | null {
  if (!isColour(colour))
    return tone && tone !== pageTone ? { tone, colour: null, needsBlackText: false } : null
  const textTone = tone ?? toneOn(colour)
  return {
    tone: textTone,
    colour,
    needsBlackText: textTone === 'dark' && contrastRatio(textColours.dark, colour) < minTextContrast,
  }
}

/** The contrast ratio of the chosen text tone on the chosen colour; null unless both are chosen. */
export function chosenContrast({ colour, tone }: { colour?: unknown; tone?: unknown }): number | null {
  if (typeof colour !== 'string' || !isColour(colour) || (tone !== 'light' && tone !== 'dark')) return null
  // Dark text is black when the theme's ink has too little contrast.
  return contrastRatio(tone === 'dark' ? '#000000' : textColours.light, colour)
}
