import { describe, expect, it } from 'vitest'
import { exampleFigures } from './example-figures.test-support.ts'
import { paidServices, serviceCost } from './service-costs.ts'

const every = (step: number, end: number) =>
  Array.from({ length: end / step }, (_, index) => (index + 1) * step)

describe('services after the plan', () => {
  it('are none while the plan lasts', () => {
    expect(paidServices(every(15_000, 210_000), 90_000, 90_000)).toEqual([])
  })

  it('are those beyond it, the last of the distance included', () => {
    const paid = paidServices(every(15_000, 210_000), 90_000, 150_000)
    expect(paid.map(({ at }) => at)).toEqual([105_000, 120_000, 135_000, 150_000])
  })

  it('start again beyond the end of the schedule', () => {
    expect(paidServices([10_000, 20_000], 10_000, 45_000)).toEqual([
      { at: 20_000, scheduled: 20_000 },
      { at: 30_000, scheduled: 10_000 },
      { at: 40_000, scheduled: 20_000 },
    ])
  })

  it('are none without a schedule', () => {
    expect(paidServices([], 0, 90_000)).toEqual([])
  })
})

describe('the cost of a service', () => {
  const item = { partNumber: null, type: 'replace' as const }

  it('adds labour, fluids by the litre and replaced parts', () => {
    const items = [
      { ...item, description: 'Engine oil', quantity: '4,2 L' },
      { ...item, description: 'Engine oil filter', quantity: '1' },
      { ...item, description: 'Wiper blade rubbers', quantity: '2' },
      { ...item, description: 'Drive belt', quantity: null, type: 'inspect' as const },
    ]
    // 1,4 h at R 850 are R 1 190; 4,2 L at R 190 are R 798; three parts at R 420 are R 1 260.
    expect(serviceCost({ labourTime: '1.4', items }, exampleFigures.upkeep)).toBe(324_800)
  })

  it('counts one part where no readable quantity is stated', () => {
    const items = [
      { ...item, description: 'Drain plug gasket', quantity: null },
      { ...item, description: 'Clips', quantity: 'as required' },
    ]
    // R 850 and two parts at R 420
    expect(serviceCost({ labourTime: '1', items }, exampleFigures.upkeep)).toBe(169_000)
  })

  it.each([null, '', 'on request'])('is unknown when the labour time is %j', (labourTime) => {
    expect(serviceCost({ labourTime, items: [] }, exampleFigures.upkeep)).toBeNull()
  })
})
