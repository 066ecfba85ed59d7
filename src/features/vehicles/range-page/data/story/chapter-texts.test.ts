import { describe, expect, it } from 'vitest'
import type { StoryFacts } from '#features/vehicles/vehicles/index.ts'
import { rangePageTexts } from '../../texts.ts'
import { detailCaptions, formatFigure, insidePictures, insideText, roadText } from './chapter-texts.ts'

const everything: StoryFacts = {
  bodyType: 'large-suv',
  ...{ touchscreen: 12.3, navigation: true, phones: true, cluster: 7, speakers: 11, soundBrand: 'JBL' },
  ...{ seats: 7, rows: [2, 3, 2], boot: { of: 'allSeats', litres: 1200 } },
  loadBed: { length: 1569, width: 1645 },
  ...{ lamps: 'LED', adaptiveLamps: true, wheels: { inches: 18, material: 'alloy' }, clearance: 279 },
  ...{ towing: 3300, payload: 875, airbags: 7, kilowatts: 150, newtonMetres: 500, drive: 'All Wheel' },
  consumption: '7.6',
}
const nothing: StoryFacts = {
  bodyType: null,
  ...{ touchscreen: null, navigation: false, phones: false, cluster: null, speakers: null, soundBrand: null },
  ...{ seats: null, rows: [], boot: null, loadBed: null, lamps: null, adaptiveLamps: false, wheels: null },
  ...{ clearance: null, towing: null, payload: null, airbags: null, kilowatts: null, newtonMetres: null },
  ...{ drive: null, consumption: null },
}
const english = rangePageTexts('en').story

describe('the texts of a story', () => {
  it.each(['en', 'af', 'zu'] as const)('have at most 40 words each (%s)', (language) => {
    const { story } = rangePageTexts(language)
    for (const text of [insideText(everything, story), roadText(everything, story)]) {
      expect(text).not.toMatch(/[{}]|null|undefined/)
      expect(text.split(' ').length).toBeLessThanOrEqual(40)
    }
  })

  it('say only what the specification says', () => {
    expect(insideText({ ...nothing, touchscreen: 8, seats: 5 }, english)).toBe(
      'The touchscreen measures 8 inches. It seats 5.',
    )
    expect(roadText({ ...nothing, drive: 'Rear', kilowatts: 110, newtonMetres: 400 }, english)).toBe(
      'Its 110 kW and 400 Nm drive the rear wheels.',
    )
    expect([insideText(nothing, english), roadText(nothing, english)]).toEqual(['', ''])
    expect(detailCaptions(nothing, english)).toEqual([])
    expect(insidePictures(nothing, english)).toEqual({ cockpit: null, seats: null, luggage: null })
  })

  it('caption the details from nose to tail', () => {
    expect(detailCaptions(everything, english)).toEqual([
      ['lamp', 'Adaptive LED headlamps'],
      ['wheel', '18-inch alloy wheels, 279 mm of ground clearance'],
      ['bed', 'Carries up to 875 kg'],
      ['tail', 'Tows up to 3\u00a0300 kg on a braked trailer'],
    ])
  })

  it.each([
    ['boot', '200 litres'],
    ['allSeats', '200 litres with every seat in use'],
    ['twoRows', '200 litres behind two rows'],
    ['van', '200 litres of load space'],
  ] as const)('say which seats are in use for the volume: %s', (of, caption) => {
    expect(insidePictures({ ...nothing, boot: { of, litres: 200 } }, english).luggage).toBe(caption)
  })

  it('name the boot at the tail of a car that tows nothing', () => {
    const car: StoryFacts = { ...nothing, boot: { of: 'boot', litres: 295 } }
    expect(detailCaptions(car, english)).toEqual([['tail', 'A boot of 295 litres']])
  })

  it('write figures with a comma, and no-break spaces between thousands', () => {
    expect(['7.6', 12.3, 999, 3300, '1234567'].map(formatFigure)).toEqual([
      ...['7,6', '12,3', '999', '3\u00a0300', '1\u00a0234\u00a0567'],
    ])
  })
})
