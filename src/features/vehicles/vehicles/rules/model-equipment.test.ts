import { describe, expect, it } from 'vitest'
import type { VehicleModel } from '../model.ts'
import { modelEquipment } from './model-equipment.ts'

type Facts = Parameters<typeof modelEquipment>[0]

const model = (changes: Partial<Facts> & { wheels?: string } = {}): Facts => {
  const { wheels, ...facts } = changes
  const items = wheels === undefined ? [] : [{ label: 'Wheels', value: wheels }]
  return {
    ...{ grade: 'vx', bodyType: 'large-suv', seats: 7 },
    range: { name: 'Fortuner', slug: 'fortuner', code: 'FOR' },
    specifications: [{ group: 'Comfort & technology', items }] satisfies VehicleModel['specifications'],
    ...facts,
  }
}

describe('the equipment of a model', () => {
  it('rises with the grade: no rails, those of the range, silver rails with bright trim', () => {
    expect(modelEquipment(model({ grade: 'standard' }))).toMatchObject({ rails: 'none' })
    expect(modelEquipment(model({ grade: 'vx' }))).toEqual({})
    expect(modelEquipment(model({ grade: 'legend' }))).toMatchObject({ rails: 'silver', trim: 'bright' })
  })

  it('is black and sporting for every spelling of GR-Sport', () => {
    for (const grade of ['gr-s', 'GR-S', 'GR S']) {
      expect(modelEquipment(model({ grade }))).toMatchObject({ finish: 'black', trim: 'sport' })
    }
  })

  it('follows the wheels of the specification', () => {
    const wheelsOf = (wheels: string) => modelEquipment(model({ grade: 'xr', wheels }))
    expect(wheelsOf('16-inch steel, 265/70 R16')).toMatchObject({ wheels: 'steel', finish: 'silver' })
    expect(wheelsOf('20-inch alloy, black, 235/50 R20')).toMatchObject({ wheels: 'ten', finish: 'black' })
    expect(wheelsOf('18-inch alloy, 265/60 R18')).toMatchObject({ wheels: 'ten', finish: 'machined' })
  })

  it('has alloys where the specification has them, although the range stands on steel', () => {
    const raider = { grade: 'raider', bodyType: 'single-cab' } as const
    expect(modelEquipment(model({ ...raider, wheels: '17-inch alloy, 265/65 R17' })).wheels).toBe('six')
    expect(modelEquipment(model({ ...raider, wheels: '17-inch steel, 225/70 R17' })).wheels).toBe('steel')
  })

  it('is that of the range for an unknown grade', () => {
    expect(modelEquipment(model({ grade: 'launch-edition' }))).toEqual({})
  })

  it('gives a Quantum with a second row of seats its windows', () => {
    const range = { name: 'Quantum', slug: 'quantum', code: 'QUA' }
    expect(modelEquipment(model({ range, seats: 6 }))).toMatchObject({ variant: 'crew' })
    expect(modelEquipment(model({ range, seats: 3 })).variant).toBeUndefined()
    expect(modelEquipment(model({ seats: 7 })).variant).toBeUndefined()
  })
})
