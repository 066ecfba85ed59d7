import { expect, test } from 'vitest'
import { ownerBenefitsOf } from './owner-benefits.ts'

const specification = (items: Record<string, string>) => ({
  specifications: [
    { items: [{ label: 'Power', value: '111 kW' }] },
    { items: Object.entries(items).map(([label, value]) => ({ label, value })) },
  ],
})

test('returns service plan, warranty and Wi-Fi from the specification (C-129 to C-131, G-8)', () => {
  const model = specification({
    'Vehicle warranty': '3 years / 100 000 km',
    'Service plan': '6 services / 60 000 km',
    'In-car Wi-Fi': '10GB for 6 months',
  })
  expect(ownerBenefitsOf(model)).toEqual({
    servicePlan: '6 services / 60 000 km',
    warranty: '3 years / 100 000 km',
    wifi: '10GB for 6 months',
  })
})

test('returns null for a benefit missing from the specification, independently of the others (C-386, C-387)', () => {
  expect(ownerBenefitsOf(specification({ 'Vehicle warranty': '3 years' })).servicePlan).toBeNull()
  expect(ownerBenefitsOf(specification({ 'Service plan': '2 services' }))).toEqual({
    servicePlan: '2 services',
    warranty: null,
    wifi: null,
  })
})
