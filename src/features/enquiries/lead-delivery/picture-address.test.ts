import sharp from 'sharp'
import { expect, test } from 'vitest'
import { newVehicleSubject } from '#features/enquiries/enquiries/jobs.ts'
import { serveDrawing } from '#features/pictures/pictures/services.ts'
import type { VehicleModel } from '#features/vehicles/vehicles/index.ts'
import { adfOf } from './adf/adf.ts'
import { wireEnquiryOf } from './data/wire/enquiry.ts'
import { vehiclePicture } from './mail-content/vehicle-picture.ts'
import { pictureAddress } from './picture-address.ts'
import { deliveryOf, usedVehicle } from './sample.test-support.ts'

const site = 'https://www.example.co.za'

const paint = (code: string, hex: string) => ({ code, title: code, hex, roofHex: null, finish: 'solid' })
/** The members of a model that its enquiries read. */
const model = {
  ...{ code: '57U', derivativeCode: null, name: 'Hilux 2.8 GD-6', bodyType: 'double-cab' },
  range: { name: 'Hilux Double Cab', slug: 'hilux-double-cab', code: 'HLX' },
  ...{ price: null, specialPrice: null, offer: null, grade: 'raider', seats: 5, specifications: [] },
  colours: [paint('RED', '#d01010'), paint('BLUE', '#1010d0')],
} as unknown as VehicleModel

/** Returns the picture addresses of a lead about the model in a colour: of its JSON, its ADF and its mail. */
function pictureAddresses(colour: string): string[] {
  const subject = newVehicleSubject(model, colour)
  const delivery = deliveryOf({ subject })
  const inAdf = /<imagetag[^>]*>([^<]*)<\/imagetag>/.exec(adfOf(delivery, subject, site))?.[1] ?? ''
  const inWire = wireEnquiryOf(delivery, site).content.sideImage
  return [String(inWire), inAdf, vehiclePicture(subject, site)?.address ?? '']
}

async function averageColour(address: string) {
  const [, , version = '', ...path] = new URL(address).pathname.split('/')
  const response = await serveDrawing(new Request(address), version, path)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
  const { channels } = await sharp(await response.arrayBuffer()).stats()
  const [red = 0, , blue = 0] = channels.map(({ mean }) => mean)
  return { red, blue }
}

test('returns one absolute address, which serves a picture of the model in its colour', async () => {
  for (const [colour, dominant, other] of [
    ['RED', 'red', 'blue'],
    ['BLUE', 'blue', 'red'],
  ] as const) {
    const [address = '', ...others] = pictureAddresses(colour)
    expect(others).toEqual([address, address])
    expect(address).toMatch(/^https:\/\/www\.example\.co\.za\/art\/.*\/hilux-double-cab\/side\//)
    const average = await averageColour(address)
    expect(average[dominant]).toBeGreaterThan(average[other] + 10)
  }
})

test('keeps the picture address of another site, and returns null for anything but a web address', () => {
  expect(pictureAddress(usedVehicle, site)).toBe('https://stock.example.co.za/images/1.jpg')
  for (const sideImage of ['', 'javascript:alert(1)', 'data:image/png;base64,AA', 'http://'])
    expect(pictureAddress({ ...usedVehicle, sideImage }, site)).toBeNull()
})
