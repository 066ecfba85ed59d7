import type { StoryFacts } from '#features/vehicles/vehicles/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { StoryTexts } from '../../texts.ts'

/** Details that have a close-up. */
export type Detail = 'lamp' | 'wheel' | 'tail' | 'bed'

/** A caption for each picture; null, and then no picture, where the specification says nothing. */
export type InsidePictures = {
  readonly cockpit: string | null
  readonly seats: string | null
  /** Of the load bed, where there is one. */
  readonly luggage: string | null
}

/** A number with a comma, and no-break spaces between thousands. */
export function formatFigure(value: number | string): string {
  const [whole = '', decimals] = String(value).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0')
  return decimals === undefined ? grouped : `${grouped},${decimals}`
}

const bootTexts = {
  boot: 'boot',
  allSeats: 'bootAllSeats',
  twoRows: 'bootTwoRows',
  van: 'bootVan',
} as const
const bootCaptions = {
  boot: 'bootCaption',
  allSeats: 'bootAllSeatsCaption',
  twoRows: 'bootTwoRowsCaption',
  van: 'bootVanCaption',
} as const
const driveTexts = { 'All Wheel': 'allWheels', Front: 'frontWheels', Rear: 'rearWheels' } as const

const joined = (sentences: readonly (string | null)[], separator = ' '): string =>
  sentences.filter((sentence) => sentence !== null).join(separator)

/** Writes the text about the interior, from what the specification says; empty when it says nothing. */
export function insideText(facts: StoryFacts, texts: StoryTexts): string {
  const { touchscreen, phones, speakers, soundBrand, seats, boot, loadBed } = facts
  const screen = phones ? texts.screenWithPhones : texts.screen
  const sound = { count: speakers ?? 0 }
  return joined([
    touchscreen === null ? null : fill(screen, { inches: formatFigure(touchscreen) }),
    speakers === null
      ? null
      : soundBrand === null
        ? fill(texts.speakers, sound)
        : fill(texts.brandSpeakers, { ...sound, brand: soundBrand }),
    seats === null ? null : fill(texts.seating, { count: seats }),
    boot === null ? null : fill(texts[bootTexts[boot.of]], { litres: formatFigure(boot.litres) }),
    loadBed === null ? null : fill(texts.loadBed, { length: formatFigure(loadBed.length) }),
  ])
}

/** Returns the captions of the diagrams. */
export function insidePictures(
  { touchscreen, seats, rows, boot, loadBed }: StoryFacts,
  texts: StoryTexts,
): InsidePictures {
  const bed = loadBed && fill(texts.loadBedCaption, { length: formatFigure(loadBed.length) })
  return {
    cockpit: touchscreen === null ? null : fill(texts.screenCaption, { inches: formatFigure(touchscreen) }),
    seats: rows.length > 0 && seats !== null ? fill(texts.seatsCaption, { count: seats }) : null,
    luggage: bed ?? (boot && fill(texts[bootCaptions[boot.of]], { litres: formatFigure(boot.litres) })),
  }
}

/** Returns the captions of the close-ups, from nose to tail; details without data are left out. */
export function detailCaptions(facts: StoryFacts, texts: StoryTexts): readonly (readonly [Detail, string])[] {
  const { lamps, adaptiveLamps, wheels, clearance, towing, payload, loadBed, boot } = facts
  const tailgate = boot ? fill(texts.tailgate, { litres: formatFigure(boot.litres) }) : ''
  const wheel = wheels && (wheels.material === 'steel' ? texts.steelWheels : texts.alloyWheels)
  const captions: readonly (readonly [Detail, string])[] = [
    ['lamp', lamps === null ? '' : fill(adaptiveLamps ? texts.adaptiveLamps : texts.lamps, { kind: lamps })],
    [
      'wheel',
      joined(
        [
          wheels && wheel && fill(wheel, { inches: wheels.inches }),
          clearance === null ? null : fill(texts.clearance, { height: clearance }),
        ],
        ', ',
      ),
    ],
    ['bed', loadBed === null || payload === null ? '' : fill(texts.payload, { mass: formatFigure(payload) })],
    ['tail', towing === null ? tailgate : fill(texts.towing, { mass: formatFigure(towing) })],
  ]
  return captions.filter(([, caption]) => caption !== '')
}

/** Writes the text about the road, from what the specification says; empty when it says nothing. */
export function roadText(facts: StoryFacts, texts: StoryTexts): string {
  const { kilowatts, newtonMetres, drive, consumption, airbags } = facts
  return joined([
    kilowatts === null || newtonMetres === null || drive === null
      ? null
      : fill(texts[driveTexts[drive]], {
          kilowatts: formatFigure(kilowatts),
          torque: formatFigure(newtonMetres),
        }),
    consumption === null ? null : fill(texts.consumption, { litres: formatFigure(consumption) }),
    airbags === null ? null : fill(texts.airbags, { count: airbags }),
  ])
}
