import { sceneSize } from '../measures.ts'
import {
  alignmentAngles,
  appStores,
  articleTopics,
  circuitNames,
  defaultLiveries,
  medalMetals,
  merchandiseKinds,
} from '../names.ts'
import { drawHelmet, drawMonogram } from '../people/index.ts'
import {
  drawAlignment,
  drawArticlePicture,
  drawCircuit,
  drawMedal,
  drawMerchandise,
  drawPoster,
  drawQr,
  drawStoreBadge,
  drawTyreWall,
  type PosterOptions,
} from '../things/index.ts'
import { type Drawing, drawContactSheet } from './draw-contact-sheet.ts'
import type { ContactSheet } from './sheet.ts'

const PAPER = '#ffffff'
const NIGHT = '#111317'
const PORTRAIT = { width: 420, height: 500 }
const DIAGRAM = { width: 480, height: 320 }

/** Helmets of every livery, then monograms that use the whole alphabet. */
export function peopleSheet(): readonly Drawing[] {
  const helmets = Object.entries(defaultLiveries).map(([name, livery], index) => ({
    name: `helmet ${name}`,
    svg: drawHelmet({ livery, number: String(7 + index * 27), idPrefix: `helmet-${name}` }),
    ...PORTRAIT,
  }))
  const initials = ['AB', 'CD', 'EF', 'GH', 'IJ', 'KL', 'MN', 'OP', 'QR', 'STU', 'VW', 'XYZ']
  const monograms = initials.map((letters) => ({
    name: `monogram ${letters}`,
    svg: drawMonogram({ initials: letters, seed: letters, idPrefix: `monogram-${letters}` }),
    ...PORTRAIT,
  }))
  return [...helmets, ...monograms]
}

/** Every circuit's line. */
export function circuitSheet(): readonly Drawing[] {
  return circuitNames.map((circuit) => ({
    name: `circuit ${circuit}`,
    svg: drawCircuit({ circuit, idPrefix: `circuit-${circuit}` }),
    width: 420,
    height: 300,
    background: NIGHT,
  }))
}

/** The three medals. */
export function medalSheet(): readonly Drawing[] {
  return medalMetals.map((metal) => ({
    name: `medal ${metal}`,
    svg: drawMedal({ metal, text: '2025', idPrefix: `medal-${metal}` }),
    width: 270,
    height: 330,
    background: PAPER,
  }))
}

/** Alignment and markings, on light and on dark pages. */
export function tyreSheet(): readonly Drawing[] {
  return (['light', 'dark'] as const).flatMap((tone) => {
    const background = tone === 'light' ? PAPER : NIGHT
    const marking = { size: '265/65 R17', loadIndex: '112', speedSymbol: 'H' }
    return [
      ...alignmentAngles.map((angle) => ({
        name: `${angle} ${tone}`,
        svg: drawAlignment({ angle, tone, idPrefix: `${angle}-${tone}` }),
        ...DIAGRAM,
        background,
      })),
      {
        name: `tyre wall ${tone}`,
        svg: drawTyreWall({ marking, tone, idPrefix: `wall-${tone}` }),
        ...DIAGRAM,
        background,
      },
    ]
  })
}

/** Store badges and a code. */
export function badgeSheet(): readonly Drawing[] {
  const badges = appStores.map((store) => ({
    name: `badge ${store}`,
    svg: drawStoreBadge({ store, idPrefix: `badge-${store}` }),
    width: 210,
    height: 52,
    background: PAPER,
  }))
  return [...badges, { name: 'qr', svg: drawQr(sampleMatrix()), width: 52, height: 52, background: PAPER }]
}

/** The twelve kinds of merchandise on light and on dark backgrounds. */
export function merchandiseSheet(): readonly Drawing[] {
  return merchandiseKinds.flatMap((kind) =>
    [PAPER, NIGHT].map((background) => ({
      name: kind,
      svg: drawMerchandise({ kind, idPrefix: `${kind}-${background === PAPER ? 'light' : 'dark'}` }),
      width: 400,
      height: 400,
      background,
    })),
  )
}

const posters: readonly Omit<PosterOptions, 'idPrefix'>[] = [
  {
    scene: 'track',
    vehicle: {
      range: 'gr86',
      colour: { body: '#a5161d' },
      racing: { number: '7', livery: { primary: '#1b1d21', stripe: '#f2f0eb' } },
    },
    lettering: { title: ['Nine hours', 'of Kyalami'], facts: ['21 November', 'Round 7'] },
  },
  {
    scene: 'dunes',
    vehicle: {
      range: 'hilux-double-cab',
      colour: { body: '#c8cbc8' },
      racing: { number: '204', livery: { primary: '#b80f1d', stripe: '#15171a' } },
    },
    lettering: { title: ['Namib', 'Rally'], facts: ['3 January', 'Stage 1'] },
  },
  {
    scene: 'table-mountain',
    vehicle: { range: 'vitz', colour: { body: '#c9cdd0' } },
    lettering: { title: ['Cape Town', 'by night'], facts: ['14 March', 'Test drive'] },
  },
  {
    scene: 'drakensberg',
    vehicle: { range: 'hiace', colour: { body: '#e9e7e1' } },
    lettering: { title: ['Berg', 'weekend'], facts: ['9 May', 'Owners only'] },
  },
  {
    scene: 'bushveld',
    vehicle: { range: 'fortuner', colour: { body: '#4a5240' } },
    lettering: { title: ['Bushveld', 'mile'], facts: ['2 June', 'Limpopo'] },
  },
  { scene: 'garden-route', vehicle: { range: 'rav4', colour: { body: '#1b3a63' } } },
]

/** Posters with and without lettering, then two pictures of every article topic. */
export function picturesSheet(): readonly Drawing[] {
  const sheets = posters.map((poster, index) => ({
    name: `poster ${poster.scene}`,
    svg: drawPoster({ ...poster, idPrefix: `poster-${index}` }),
    ...sceneSize('poster'),
  }))
  const articles = articleTopics.flatMap((topic) =>
    ['one', 'two'].map((seed) => ({
      name: `${topic} ${seed}`,
      svg: drawArticlePicture({ topic, seed, idPrefix: `${topic}-${seed}` }),
      width: 1200,
      height: 800,
    })),
  )
  return [...sheets, ...articles]
}

/** People, things and pictures. */
export function sheets(): readonly ContactSheet[] {
  return [
    drawContactSheet('people', peopleSheet(), 5, 1800),
    drawContactSheet('circuits', circuitSheet(), 4, 1800),
    drawContactSheet('medals', medalSheet(), 3, 1000),
    drawContactSheet('tyres', tyreSheet(), 4, 1900),
    drawContactSheet('badges', badgeSheet(), 4, 1200),
    drawContactSheet('merchandise', merchandiseSheet(), 6, 2000),
    drawContactSheet('pictures', picturesSheet(), 4, 2000),
  ]
}

/** A module matrix with real finder patterns and arbitrary content: it shows the style, but cannot be scanned. */
function sampleMatrix(): boolean[][] {
  const size = 25
  const finder = (x: number, y: number, cx: number, cy: number): boolean | undefined => {
    const distance = Math.max(Math.abs(x - cx), Math.abs(y - cy))
    if (distance > 4) return undefined
    return distance < 4 && distance !== 2
  }
  return Array.from({ length: size }, (_row, y) =>
    Array.from(
      { length: size },
      (_module, x) =>
        finder(x, y, 3, 3) ??
        finder(x, y, size - 4, 3) ??
        finder(x, y, 3, size - 4) ??
        (x * 7 + y * 13 + x * y * 3) % 5 < 2,
    ),
  )
}
