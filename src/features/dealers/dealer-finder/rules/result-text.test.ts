import { describe, expect, it } from 'vitest'
import { createFinderDealer } from './finder-dealer.test-support.ts'
import { resultText } from './result-text.ts'

const nothing = { total: 0, nearby: 0, text: '', centre: null, nearest: null, scope: null }
const sandton = { name: 'Sandton', latitude: -26.11, longitude: 28.06, radiusKm: 40 }

describe('resultText', () => {
  it.each([
    [{ ...nothing, total: 120 }, '120 dealers'],
    [{ ...nothing, total: 1, scope: 'Lesotho' }, '1 dealer in Lesotho'],
    [{ ...nothing, total: 3, text: 'marula' }, '3 dealers for “marula”'],
    [{ ...nothing, text: 'qqqq' }, 'No dealer found for “qqqq”.'],
    [
      { ...nothing, total: 9, nearby: 9, text: 'Sandton', centre: sandton },
      '9 dealers within 40 km of Sandton',
    ],
    [
      { ...nothing, total: 6, nearby: 6, text: 'sandtn', centre: { ...sandton, isGuess: true } },
      'Showing Sandton. 6 dealers within 40 km of Sandton',
    ],
    [
      { ...nothing, total: 1, nearby: 1, centre: { ...sandton, name: null, radiusKm: 30 } },
      '1 dealer within 25 km of you',
    ],
    [
      { ...nothing, total: 7, nearby: 5, text: 'ridge', centre: sandton },
      '5 dealers within 40 km of Sandton, and 2 for “ridge”',
    ],
    [
      { ...nothing, total: 3, text: 'river', centre: sandton },
      'No dealer within 40 km of Sandton, but 3 for “river”',
    ],
  ])('describes %j as %s', (found, expected) => {
    expect(resultText(found)).toBe(expected)
  })

  it('names the nearest dealer when none is within the radius, with one decimal (D-286)', () => {
    const nearest = { dealer: createFinderDealer({ name: 'Fig Tree Motors' }), km: 38.29 }
    const found = { ...nothing, centre: { ...sandton, name: null, radiusKm: 10 }, nearest }
    expect(resultText(found)).toBe(
      'No dealer within 10 km of you. The nearest is Fig Tree Motors, 38,3 km away.',
    )
  })
})
