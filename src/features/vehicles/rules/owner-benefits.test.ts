import { expect, test } from 'vitest'
import { ownerBenefitsOf } from './owner-benefits.ts'

const specification = (items: Record<string, string>) => ({
  specifications: [
    { items: [{ label: 'Power', value: '111 kW' }] },
    { items: Object.entries(items).map(([label, value]) => ({ label, value })) },
  ],
})

test('returns the service plan and the warranty from the specification (C-129, C-130)', () => {
  const model = specification({
    'Vehicle warranty': '3 years / 100 000 km',
    'Service plan': '6 services / 60 000 km',
  })
  expect(ownerBenefitsOf(model)).toEqual({
    servicePlan: '6 services / 60 000 km',
    warranty: '3 years / 100 000 km',
  })
})

test('returns null for a benefit missing from the specification, independently of the other (C-386, C-387)', () => {
  expect(ownerBenefitsOf(specification({ 'Vehicle warranty': '3 years' })).servicePlan).toBeNull()
  expect(ownerBenefitsOf(specification({ 'Service plan': '2 services' }))).toEqual({
    servicePlan: '2 services',
    warranty: null,
  })
})
