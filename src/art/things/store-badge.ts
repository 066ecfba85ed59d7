import { createCanvas } from '../core/canvas.ts'
import { path, rect, svgDocument } from '../core/svg.ts'
import type { AppStore } from '../names.ts'
import { drawLettering, measureLettering } from './lettering/index.ts'

export interface StoreBadgeOptions {
  readonly store: AppStore
  /** `dark` is for light pages, `light` for dark ones. */
  readonly tone?: 'dark' | 'light'
  readonly idPrefix: string
  readonly title?: string
}

interface Badge {
  readonly lead: string
  readonly name: string
  /** Own pictogram in a box of 28 × 28; never the store's mark. */
  readonly pictogram: string
}

/** Text and pictogram of every store's badge. */
const BADGES: Readonly<Record<AppStore, Badge>> = {
  'app-store': {
    lead: 'Get it in the',
    name: 'App Store',
    pictogram:
      'M8 1H20Q23 1 23 4V24Q23 27 20 27H8Q5 27 5 24V4Q5 1 8 1ZM12 23.6H16M14 6V17M9.6 13L14 17.4L18.4 13',
  },
  'google-play': {
    lead: 'Get it on',
    name: 'Google Play',
    pictogram: 'M4 17V23Q4 26 7 26H21Q24 26 24 23V17M14 2V18M8.4 12.6L14 18.2L19.6 12.6',
  },
  'app-gallery': {
    lead: 'Explore it in',
    name: 'AppGallery',
    pictogram: 'M3 3H11V11H3ZM17 3H25V11H17ZM3 17H11V25H3ZM21 16V26M16.6 21.8L21 26.2L25.4 21.8',
  },
}

const HEIGHT = 52
const LEAD_SIZE = 7.2
const NAME_SIZE = 13.6

/** The size of a badge: as wide as its name. */
export function badgeSize(store: AppStore): { readonly width: number; readonly height: number } {
  const { lead, name } = BADGES[store]
  const leadWidth = measureLettering(lead, LEAD_SIZE, 0.13, 0.14)
  const nameWidth = measureLettering(name, NAME_SIZE, 0.17, 0.1)
  return { width: Math.round(Math.max(leadWidth, nameWidth) + 78), height: HEIGHT }
}

/** A badge 52 high and as wide as its name, with letters as paths. @throws RangeError for a bad prefix. */
export function drawStoreBadge({ store, tone = 'dark', idPrefix, title }: StoreBadgeOptions): string {
  const canvas = createCanvas(idPrefix)
  const { lead, name, pictogram } = BADGES[store]
  const [background, ink, edge] =
    tone === 'dark' ? ['#15171A', '#FFFFFF', '#3A3F46'] : ['#FFFFFF', '#15171A', '#85807A']
  const { width } = badgeSize(store)
  const content =
    rect(
      { x: 0.5, y: 0.5, width: width - 1, height: HEIGHT - 1 },
      { fill: background, stroke: edge, rx: '2' },
    ) +
    path(pictogram, {
      fill: 'none',
      stroke: ink,
      'stroke-width': '2',
      transform: 'translate(17 12)',
    }) +
    drawLettering(canvas, 'lead', lead, {
      x: 60,
      y: 20,
      size: LEAD_SIZE,
      colour: ink,
      weight: 0.13,
      tracking: 0.14,
      opacity: 0.8,
    }) +
    drawLettering(canvas, 'name', name, {
      x: 60,
      y: 39,
      size: NAME_SIZE,
      colour: ink,
      weight: 0.17,
      tracking: 0.1,
    })
  return svgDocument({
    viewBox: { x: 0, y: 0, width, height: HEIGHT },
    definitions: canvas.definitions(),
    content,
    ...(title === undefined ? {} : { title }),
  })
}
