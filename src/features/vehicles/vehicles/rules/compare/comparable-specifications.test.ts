import { describe, expect, it } from 'vitest'
import { comparableSpecifications } from './comparable-specifications.ts'

const specification = (safety: Record<string, string>, comfort: Record<string, string> = {}) =>
  Object.entries({ Safety: safety, 'Comfort & technology': comfort }).map(([group, lines]) => ({
    group,
    items: Object.entries(lines).map(([label, value]) => ({ label, value })),
  }))
const sense = 'Pre-collision system, lane-departure alert, adaptive cruise control'

describe('specifications to compare', () => {
  it('have one line for parking sensors', () => {
    expect(
      comparableSpecifications([
        specification({ 'Rear parking sensors': 'Standard' }),
        specification({ 'Parking sensors': 'Front and rear' }),
      ]),
    ).toEqual([
      specification({ 'Parking sensors': 'Rear' }),
      specification({ 'Parking sensors': 'Front and rear' }),
    ])
  })

  it('have the cruise control that a safety system includes, when another model states one', () => {
    const plain = specification({ Airbags: '7' }, { 'Cruise control': 'Standard' })
    const withSense = specification({ 'Toyota Safety Sense': sense }, { Wheels: '18-inch alloy' })
    expect(comparableSpecifications([plain, withSense])[1]).toEqual(
      specification(
        { 'Toyota Safety Sense': sense },
        { Wheels: '18-inch alloy', 'Cruise control': 'Adaptive' },
      ),
    )
    expect(comparableSpecifications([withSense, withSense])).toEqual([withSense, withSense])
  })

  it('leave a line alone when the model also states the one it would become', () => {
    const both = specification({}, { Audio: 'Six speakers', Infotainment: '8-inch touchscreen' })
    expect(comparableSpecifications([both])).toEqual([
      specification({}, { Infotainment: '8-inch touchscreen' }),
    ])
  })
})
