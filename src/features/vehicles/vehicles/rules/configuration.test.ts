import { describe, expect, it } from 'vitest'
import { rand } from '#platform/money.ts'
import { accessoryCode, configuredPrice, readAccessoryCodes, writeAccessoryCodes } from './configuration.ts'

describe('the code of an accessory', () => {
  it('is its part number, or its name without one, and fits an address', () => {
    expect(accessoryCode({ name: 'Tow bar', partNumber: 'PZ485-FOR01' })).toBe('PZ485-FOR01')
    expect(accessoryCode({ name: 'Tow bar, with wiring (7-pin)', partNumber: null })).toBe(
      'Tow-bar-with-wiring-7-pin',
    )
    expect(accessoryCode({ name: 'Mats', partNumber: ' PZ/4 34, A' })).toBe('PZ-4-34-A')
  })

  it('is read once from a list, however often it is in there', () => {
    expect(readAccessoryCodes('PZ1,PZ2,,PZ1')).toEqual(['PZ1', 'PZ2'])
    expect(readAccessoryCodes(null)).toEqual([])
    expect(readAccessoryCodes(Array.from({ length: 90 }, (_, index) => `A${index}`).join())).toHaveLength(30)
    expect(writeAccessoryCodes(['PZ1', 'PZ2'])).toBe('PZ1,PZ2')
    expect(writeAccessoryCodes([])).toBeUndefined()
  })
})

describe('the price of a configuration', () => {
  it('adds the paint and the accessories to the model', () => {
    const accessories = [{ price: rand(6_990) }, { price: rand(1_690) }]
    expect(configuredPrice({ price: rand(729_900), surcharge: rand(3_950), accessories })).toBe(74_253_000)
    expect(configuredPrice({ price: rand(729_900), accessories: [] })).toBe(72_990_000)
  })

  it('leaves out an accessory without a price', () => {
    const accessories = [{ price: null }, { price: rand(4_490) }]
    expect(configuredPrice({ price: rand(1_014_900), accessories })).toBe(101_939_000)
  })

  it('is unknown without a price of the model', () => {
    expect(configuredPrice({ price: null, accessories: [{ price: rand(6_990) }] })).toBeNull()
  })
})
