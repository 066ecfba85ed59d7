import { liveryPatterns, trims, type VehicleRange, vehicleRanges, wheelStyles } from '#art/names.ts'
import { samplePaints } from '#art/sheets/vehicles.ts'
import type { Print, Sheet } from './sheet.ts'

/** Fits the twelve colours of a range into two rows; a long bakkie is 165 px wide. */
const pixelsPerCentimetre = 0.28

const paints = samplePaints.map(([name, body, roof]) => ({ name, colour: roof ? { body, roof } : { body } }))
const steel = { body: '#53575c' }

const inEveryPaint = (vehicle: VehicleRange, view: 'side' | 'front'): Print[] =>
  paints.map(({ name, colour }) => ({ drawing: { kind: 'vehicle', vehicle, view, colour }, caption: name }))

const everyRange = (view: 'side' | 'front') =>
  vehicleRanges.map((range) => ({ title: range, prints: inEveryPaint(range, view) }))

const racers: readonly (readonly [vehicle: VehicleRange, body: string, number: string])[] = [
  ['hilux-double-cab', '#e8e8e4', '7'],
  ['gr-yaris', '#c4131f', '73'],
  ['gr86', '#111315', '139'],
  ['gr-corolla', '#eef0ee', '205'],
]

const racingPrints = (view: 'side' | 'front', pattern: (typeof liveryPatterns)[number]): Print[] =>
  racers.map(([vehicle, body, number]) => ({
    drawing: {
      kind: 'vehicle',
      vehicle,
      view,
      colour: { body },
      number,
      livery: { primary: '#b8101f', stripe: '#f4c430', pattern },
    },
    caption: `${vehicle}, number ${number}`,
  }))

/** Every range in every colour from the side and front, and in one from the rear; every wheel, every livery. */
export const vehicleSheets: readonly Sheet[] = [
  {
    id: 'ranges',
    title: 'Ranges',
    note: `Every range in ${paints.length} colours, all at one centimetre scale.`,
    scale: pixelsPerCentimetre,
    background: 'light',
    rows: everyRange('side'),
  },
  {
    id: 'fronts',
    title: 'Fronts',
    note: 'The same ranges and colours from the front, at the same scale.',
    scale: pixelsPerCentimetre,
    background: 'light',
    rows: everyRange('front'),
  },
  {
    id: 'rears',
    title: 'Rears',
    note: 'Every range from the rear, at the same scale.',
    scale: pixelsPerCentimetre,
    background: 'light',
    rows: [
      {
        prints: vehicleRanges.map((vehicle) => ({
          drawing: { kind: 'vehicle', vehicle, view: 'rear', colour: steel },
          caption: vehicle,
        })),
      },
    ],
  },
  {
    id: 'wheels',
    title: 'Wheels',
    note: 'Every wheel on one car.',
    scale: 3 * pixelsPerCentimetre,
    background: 'light',
    rows: [
      {
        prints: wheelStyles.map((wheels) => ({
          drawing: { kind: 'vehicle', vehicle: 'corolla-cross', view: 'side', colour: steel, wheels },
          caption: wheels,
        })),
      },
    ],
  },
  {
    id: 'trims',
    title: 'Trims',
    note: 'Every trim, beside the range as it leaves the factory.',
    scale: 2 * pixelsPerCentimetre,
    background: 'light',
    rows: (['fortuner', 'hilux-double-cab', 'corolla'] as const).map((vehicle) => ({
      title: vehicle,
      prints: [undefined, ...trims].map((trim) => ({
        drawing: { kind: 'vehicle', vehicle, view: 'side', colour: steel, trim },
        caption: trim ?? 'factory',
      })),
    })),
  },
  {
    id: 'racing',
    title: 'Racing',
    note: 'Every livery with race numbers, from the side and from the front.',
    scale: 2 * pixelsPerCentimetre,
    background: 'light',
    rows: liveryPatterns.map((pattern) => ({
      title: pattern,
      prints: [...racingPrints('side', pattern), ...racingPrints('front', pattern)],
    })),
  },
]
