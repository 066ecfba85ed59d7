import { drawTyreWall } from '#art/things/index.ts'
import { defineFamily } from '../family.ts'
import { choice, matching } from '../part.ts'
import { text } from '../text-part.ts'

/** Maximum characters that fit on the visible part of the sidewall. */
const maxMarkingLength = 16

/** The sidewall of a tyre with its marking: `tyre-wall/{marking}/{loadIndex}/{speedSymbol}/{tone}`. */
export const tyreWall = defineFamily({
  segments: {
    marking: text(maxMarkingLength, ['265/65 R17', '195 R15C']),
    loadIndex: matching(/^\d{2,3}$/, ['112', '91']),
    speedSymbol: matching(/^[A-Z]\d?$/, ['H', 'A8']),
    tone: choice(['light', 'dark']),
  },
  draw: ({ marking, loadIndex, speedSymbol, tone }) =>
    drawTyreWall({ marking: { size: marking, loadIndex, speedSymbol }, tone, idPrefix: 't' }),
  size: () => ({ width: 480, height: 320 }),
})
