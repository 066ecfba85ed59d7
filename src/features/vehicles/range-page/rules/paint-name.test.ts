import { describe, expect, it } from 'vitest'
import type { GradeChoice, ModelChoice } from '#features/vehicles/vehicles/index.ts'
import { paintName } from './paint-name.ts'

const model: ModelChoice = {
  ...{ code: '57U', derivativeCode: null, name: 'Fortuner', grade: 'vx', price: null, specialPrice: null },
  ...{ facts: [], tiles: [], badges: [], anchor: null, drawing: null },
  colours: [
    { code: '6X1', title: 'Oxide Bronze', colour: { body: '#66634f' } },
    { code: '6X1-218', title: 'Oxide Bronze with black roof', colour: { body: '#66634f', roof: '#15171a' } },
  ],
}
const grades: readonly GradeChoice[] = [{ slug: 'vx', label: 'VX', models: [model] }]

describe('the name of a paint', () => {
  it('is that of the colour with the same body and roof', () => {
    expect(paintName({ body: '#66634f' }, grades)).toBe('Oxide Bronze')
    expect(paintName({ body: '#66634f', roof: '#15171a' }, grades)).toBe('Oxide Bronze with black roof')
  })

  it('is missing for a paint no model is sold in, and without a drawing', () => {
    expect(paintName({ body: '#ffffff' }, grades)).toBeUndefined()
    expect(paintName(undefined, grades)).toBeUndefined()
  })
})
