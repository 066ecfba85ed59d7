import { describe, expect, it } from 'vitest'
import { serveDrawing } from '#features/pictures/pictures/services.ts'
import { readStockCatalogue } from '../seed/catalogue.ts'
import { vehicleInventor } from '../seed/invent-vehicle.ts'
import type { StockRecord } from '../used-vehicle.ts'
import { drawnVehicle } from './drawn-vehicle.ts'
import { withPictures } from './pictures.ts'

const record: StockRecord = {
  ...{ id: '1', dealerCode: 'ZA101', code: '', make: 'Toyota', model: 'Hilux', range: 'Hilux', year: 2020 },
  ...{ mileage: 1, bodyType: 'D/C', colour: 'Inferno Red', fuelType: 'D', transmissionType: 'Manual' },
  ...{ certification: '', salesType: 'used', isConnected: false, price: null, sideImage: null, images: [] },
  ...{ position: 0, addedAt: '2026-01-01T00:00:00Z', soldAt: null },
}

describe('the pictures of a used vehicle', () => {
  it('are its own, in their order; the first stands in for a missing side view (D-096, D-118)', () => {
    const own = { sideImage: 'https://a.example/s.jpg', images: ['https://a.example/1.jpg'] }
    expect(withPictures({ ...record, ...own })).toMatchObject(own)
    expect(withPictures({ ...record, images: own.images }).sideImage).toBe('https://a.example/1.jpg')
  })

  it('are our drawings in its colour without own ones: the side, and six for the gallery (D-096)', () => {
    const { sideImage, images } = withPictures(record)
    expect(sideImage).toMatch(/^\/art\/[0-9a-f]{10}\/vehicle\/hilux-double-cab\/side\/a41e22\/drawing\.svg$/)
    expect(new Set(images).size).toBe(6)
  })

  it('exist for every seeded vehicle', async () => {
    const invent = vehicleInventor(await readStockCatalogue(), new Date('2026-11-20T06:00:00Z'))
    const addresses = new Set<string>()
    for (let index = 0; index < 2_000; index += 1) {
      const { make, range, body_type: bodyType, colour } = invent(index, 'ZA101', 0)
      const { sideImage, images } = withPictures({ ...record, make, range, bodyType, colour })
      for (const address of [sideImage, ...images]) addresses.add(address ?? '')
    }
    expect(addresses.size).toBeGreaterThan(300)
    const sample = [...addresses].filter((_, index) => index % 40 === 0)
    for (const address of sample) {
      const [, , version = '', ...path] = address.split('/')
      const response = await serveDrawing(new Request(`https://site.example${address}`), version, path)
      expect(response.status, address).toBe(200)
      expect(response.headers.get('content-type')).toContain('image/svg+xml')
    }
  })
})

describe('the drawing of a vehicle', () => {
  it.each([
    ['Toyota', 'Hilux', 'S/C', 'hilux-single-cab'],
    ['Toyota', 'Hilux', 'Xtra Cab', 'hilux-xtra-cab'],
    ['TOYOTA', 'Corolla Cross', 'X/O', 'corolla-cross'],
    ['Toyota', 'Land Cruiser 79', 'D/C', 'land-cruiser-79-double-cab'],
    ['Toyota', 'Land Cruiser 79', 'S/C', 'land-cruiser-79-single-cab'],
    ['Toyota', 'Land Cruiser Prado', 'SAV', 'land-cruiser-prado'],
    ['Toyota', 'Etios', 'H/B', 'vitz'],
    ['Ford', 'Ranger', 'D/C', 'hilux-double-cab'],
    ['Fiat', 'Fortuner', 'S/D', 'corolla'],
    ['Kia', 'Rio', '???', 'corolla'],
    ['', '', '', 'corolla'],
  ])('of a %s %s, %s, is %s', (make, range, bodyType, drawing) => {
    expect(drawnVehicle({ make, range, bodyType })).toBe(drawing)
  })
})
