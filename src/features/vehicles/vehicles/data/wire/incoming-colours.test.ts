import { describe, expect, test } from 'vitest'
import { incomingColours } from './colour.ts'

describe('a two-tone paint from an external service, read from the contract fields alone', () => {
  const selector = (colourCode: string, colourTitle: string, colourCode2: string | null = null) => ({
    ...{ colourCode, colourCode2, paintCode: colourCode, colourTitle, customerOrderType: 'stock' },
    colourImage: { desktop: 'https://example.co.za/car.png' },
  })
  const tones = (...colourSelectors: object[]) =>
    incomingColours.parse(colourSelectors).map(({ code, hex, roofHex }) => [code, hex, roofHex])

  test.each([
    ['Inferno Red with Attitude Black roof', '#a41e22', '#15171a'],
    ['Platinum White Pearl / Celestite Grey', '#f2f2ef', '#7c8084'],
    ['Attitude Black & Chromium Silver', '#15171a', '#b9bdc1'],
    ['Inferno Red', '#a41e22', '#15171a'],
    ['Attitude Black', '#15171a', '#f2f2ef'],
    ['Two Tone', '#9a9ea2', '#15171a'],
  ])('gives the roof of %s its own paint (V-239)', (title, body, roof) => {
    expect(tones(selector('3U5', title, '202'))).toEqual([['3U5', body, roof]])
  })

  test('paints the roof in the colour of the model that has the second code (V-239)', () => {
    expect(tones(selector('3U5', 'Inferno Red', '1D6'), selector('1D6', 'Chromium Silver'))).toEqual([
      ['3U5', '#a41e22', '#b9bdc1'],
      ['1D6', '#b9bdc1', null],
    ])
  })

  test('reads a paint without a second code as single-tone, whatever its name (V-239)', () => {
    expect(tones(selector('6W2', 'Black and Sand Mica'))).toEqual([['6W2', '#15171a', null]])
  })

  test('has a different code from the single-tone paint with the same first code', () => {
    const colours = tones(selector('040', 'Glacier White'), selector('040', 'Glacier White', '202'))
    expect(colours).toEqual([
      ['040', '#f2f2ef', null],
      ['040-202', '#f2f2ef', '#15171a'],
    ])
  })
})
