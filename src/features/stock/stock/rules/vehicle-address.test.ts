import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idOfVehicleSegment, stockId, usedVehiclePath } from './vehicle-address.ts'

const vehicle = { make: 'Toyota', model: 'Hilux 2.8 GD-6', year: 2021, id: 'U10442' }

describe('the address of a used vehicle', () => {
  it.each([
    [vehicle, '/pre-owned/toyota-hilux-2-8-gd-6-2021-U10442'],
    [{ ...vehicle, year: null }, '/pre-owned/toyota-hilux-2-8-gd-6-U10442'],
    [{ ...vehicle, make: 'Citroën', model: ' C3! ' }, '/pre-owned/citroen-c3-2021-U10442'],
    [{ ...vehicle, id: 'A-1' }, '/pre-owned/toyota-hilux-2-8-gd-6-2021-A~1'],
  ])('of %o is %s', (named, path) => {
    expect(usedVehiclePath(named)).toBe(path)
  })

  it('leads back to the id, whatever make, model and id are', () => {
    const anyId = fc.stringMatching(/^[0-9A-Za-z._-]{1,40}$/)
    fc.assert(
      fc.property(anyId, fc.string(), fc.string(), fc.option(fc.integer()), (id, make, model, year) => {
        const segment = usedVehiclePath({ id, make, model, year }).slice('/pre-owned/'.length)
        expect(segment).toMatch(/^[0-9A-Za-z._~-]+$/)
        expect(idOfVehicleSegment(segment)).toBe(id)
      }),
    )
  })

  it('has no id when the last part cannot be one', () => {
    for (const segment of ['', 'toyota-', 'toyota-ü', `x-${'1'.repeat(41)}`])
      expect(idOfVehicleSegment(segment), segment).toBeNull()
    expect(stockId.test('a b')).toBe(false)
  })
})
