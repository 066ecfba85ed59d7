import { storeBadgeSize } from '#art/measures.ts'
import { alignmentAngles, appStores, circuitNames, medalMetals, merchandiseKinds } from '#art/names.ts'
import { maxQrText } from '../../rules/max-qr-text.ts'
import { hex } from '../colours.ts'
import { defineFamily } from '../family.ts'
import { choice, matching } from '../part.ts'
import { text } from '../text-part.ts'

/** An angle of wheel alignment, for a light or a dark page: `alignment/{angle}/{tone}`. */
export const alignment = defineFamily({
  segments: { angle: choice(alignmentAngles), tone: choice(['light', 'dark']) },
  crossed: ['angle', 'tone'],
  size: () => ({ width: 480, height: 320 }),
})

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
  size: () => ({ width: 480, height: 320 }),
})

/**
 * A race track as one line, for dark backgrounds by default: `circuit/{name}`, then `line-`, `accent-`,
 * `ground-`.
 */
export const circuit = defineFamily({
  segments: { circuit: choice(circuitNames) },
  options: { line: hex('#f4f2ee', '#a0a6af'), accent: hex('#e10d1f', '#ff4450'), ground: hex('#15171a') },
  size: () => ({ width: 420, height: 300 }),
})

/** Maximum characters that fit into the foot of a medal. */
const maxMedalLength = 6

/** A medal: `medal/{metal}`, then `text-`. */
export const medal = defineFamily({
  segments: { metal: choice(medalMetals) },
  options: { text: text(maxMedalLength, ['2026', 'P1']) },
  size: () => ({ width: 270, height: 330 }),
})

/** An item of merchandise, in its default colours unless set: `merchandise/{item}`, then `colour-`, `mark-`. */
export const merchandise = defineFamily({
  segments: { item: choice(merchandiseKinds) },
  options: { colour: hex('#24282e', '#edeae4'), mark: hex('#b8101f', '#e9dfc8') },
  crossed: ['item'],
  size: () => ({ width: 400, height: 400 }),
})

/** A QR code: `qr/{text}`. */
export const qr = defineFamily({
  segments: { text: text(maxQrText, ['https://www.example.co.za/vehicles/vitz']) },
  size: () => ({ width: 400, height: 400 }),
})

/** A badge of an app store, `dark` for light pages: `store-badge/{store}/{tone}`. */
export const storeBadge = defineFamily({
  segments: { store: choice(appStores), tone: choice(['dark', 'light']) },
  crossed: ['store', 'tone'],
  size: ({ store }) => storeBadgeSize(store),
})
