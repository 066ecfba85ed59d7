import type { Hex } from '../../core/colour.ts'
import { hexToLch, lchToHex } from '../../core/colour.ts'

/**
 * The tones one paint shows under the studio's light, lightest first; `base` is the colour itself,
 * `gloss` the reflection of the light on the shoulder, `line` the dark of a gap between panels.
 */
export const toneNames = ['gloss', 'spec', 'hi', 'lit', 'base', 'low', 'mid', 'deep', 'edge', 'line'] as const

export type ToneName = (typeof toneNames)[number]
export type Tones = Readonly<Record<ToneName, Hex>>

/** Tones of a paint, computed in OKLCH so that every hue keeps its character in light and shade. */
export function tonesOf(colour: string): Tones {
  const { lightness, chroma, hue } = hexToLch(colour)
  const between = (dark: number, light: number) => dark + (light - dark) * lightness
  const up = (share: number, chromaFactor = 1) =>
    lchToHex({ lightness: lightness + (1 - lightness) * share, chroma: chroma * chromaFactor, hue })
  const down = (factor: number, chromaFactor = 1) =>
    lchToHex({ lightness: lightness * factor, chroma: chroma * chromaFactor, hue })
  return {
    gloss: up(between(0.62, 1), 0.2),
    spec: up(0.86, 0.25),
    hi: up(between(0.36, 0.75), 0.6),
    lit: up(between(0.07, 0.2)),
    base: down(1),
    low: down(between(0.76, 0.88), 1.02),
    mid: down(between(0.64, 0.8)),
    deep: down(between(0.48, 0.64), 0.95),
    edge: down(between(0.3, 0.44), 0.9),
    line: down(between(0, 0.4), 0.9),
  }
}
