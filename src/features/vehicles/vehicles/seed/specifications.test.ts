import { expect, it } from 'vitest'
import { composeSpecification } from './specifications.ts'

it('sorts groups in page order, whatever the order of the tables', () => {
  const composed = composeSpecification([
    { Safety: { Airbags: '7' } },
    { 'Engine & performance': { Power: '49 kW' } },
  ])
  expect(composed).toEqual([
    { group: 'Engine & performance', items: [{ label: 'Power', value: '49 kW' }] },
    { group: 'Safety', items: [{ label: 'Airbags', value: '7' }] },
  ])
})

it('replaces a value in place with that of a later table, and appends new values', () => {
  const composed = composeSpecification([
    { Safety: { Airbags: '3', ABS: 'Standard' } },
    { Safety: { 'Reversing camera': 'Standard', Airbags: '7' } },
  ])
  expect(composed).toEqual([
    {
      group: 'Safety',
      items: [
        { label: 'Airbags', value: '7' },
        { label: 'ABS', value: 'Standard' },
        { label: 'Reversing camera', value: 'Standard' },
      ],
    },
  ])
})

it('omits empty groups and leaves the input tables unchanged', () => {
  const shared = { Safety: { Airbags: '3' }, Capability: {} }
  expect(composeSpecification([shared, { Safety: { Airbags: '7' } }])).toHaveLength(1)
  expect(shared).toEqual({ Safety: { Airbags: '3' }, Capability: {} })
})
