import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EnquirySubject } from '#features/enquiries/enquiries/index.ts'
import { rand } from '#platform/money.ts'
import type { Delivery } from '../delivery-channel.ts'
import { calculatedVehicle, deliveryOf, newVehicle, usedVehicle } from '../sample.test-support.ts'
import { adfOf } from './adf.ts'
import { element } from './element.ts'
import { elementsAt, readXml } from './read-xml.test-support.ts'
import { validateAdf } from './validate.ts'
import { writeXml } from './write-xml.ts'

const site = 'https://www.example.co.za'
const adf = (subject: EnquirySubject, delivery: Delivery = deliveryOf({ subject })) =>
  adfOf(delivery, subject, site)
/** Parses the document of a lead, which must be valid. */
function read(subject: EnquirySubject, delivery?: Delivery) {
  const root = readXml(adf(subject, delivery))
  expect(validateAdf(root)).toEqual([])
  return root
}
const texts = (root: ReturnType<typeof readXml>, ...path: string[]) =>
  elementsAt(root, ...path).map(({ text }) => text)
const names = (root: ReturnType<typeof readXml>, ...path: string[]) =>
  elementsAt(root, ...path).map(({ children }) => children.map(({ name }) => name).join(' '))

describe('a lead as ADF 1.0', () => {
  it('begins with the declarations of the format', () => {
    expect(adf(usedVehicle)).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<\?adf version="1\.0"\?>\n<adf>/,
    )
  })

  it('names the accessories of a new vehicle as an option', () => {
    const accessories = [{ name: 'Tow bar', partNumber: 'PZ485-FOR01', price: rand(6_990) }]
    const root = read({ ...newVehicle, accessories })
    expect(texts(root, 'prospect', 'vehicle', 'option', 'optionname')).toEqual(['Tow bar (PZ485-FOR01)'])
    expect(texts(read(newVehicle), 'prospect', 'vehicle', 'option')).toEqual([])
  })

  it('contains its elements in the order of the format', () => {
    const root = read(calculatedVehicle)
    expect(names(root, 'prospect')).toEqual(['id requestdate vehicle customer vendor provider'])
    expect(names(root, 'prospect', 'vehicle')).toEqual([
      'id year make model stock bodystyle odometer colorcombination imagetag price finance',
    ])
    expect(names(root, 'prospect', 'vehicle', 'finance')).toEqual(['method amount amount balance'])
    expect(names(root, 'prospect', 'customer')).toEqual(['contact comments'])
    expect(names(root, 'prospect', 'customer', 'contact')).toEqual(['name email phone'])
    expect(names(root, 'prospect', 'vendor')).toEqual(['id vendorname contact'])
    expect(names(root, 'prospect', 'provider')).toEqual(['name service url'])
  })

  it('says when a visitor wants to drive, and when to be called', () => {
    const details = { driveDay: '2026-12-03', driveTime: '10:30', callTime: 'afternoon' }
    const root = read(newVehicle, deliveryOf({ kind: 'testDrive', subject: newVehicle, details, note: 'Hi' }))
    const customer = ['prospect', 'customer']
    expect(texts(root, ...customer, 'comments')).toEqual([
      'Preferred Day: Thursday, 3 December 2026\nPreferred Time: 10:30\nBest Time To Call: Afternoon\n\nHi',
    ])
    expect(elementsAt(root, ...customer, 'contact', 'phone')[0]?.attributes).toMatchObject({
      time: 'afternoon',
    })
    const unknown = { ...details, callTime: 'midnight' }
    const other = read(newVehicle, deliveryOf({ kind: 'testDrive', subject: newVehicle, details: unknown }))
    expect(elementsAt(other, ...customer, 'contact', 'phone')[0]?.attributes).toMatchObject({
      time: 'nopreference',
    })
  })

  it('contains the enquiry, the used vehicle, the customer and the dealer', () => {
    const root = read(calculatedVehicle)
    const vehicle = ['prospect', 'vehicle']
    expect(texts(root, 'prospect', 'id')).toEqual(['FC-7K3M-9Q2X'])
    expect(texts(root, 'prospect', 'requestdate')).toEqual(['2026-11-22T08:15:00.000Z'])
    expect(elementsAt(root, ...vehicle)[0]?.attributes).toEqual({ interest: 'buy', status: 'used' })
    expect(texts(root, ...vehicle, 'year')).toEqual(['2021'])
    expect(texts(root, ...vehicle, 'model')).toEqual(['Fortuner 2.4 GD-6 RB AT'])
    expect(texts(root, ...vehicle, 'stock')).toEqual(['US-10442'])
    expect(texts(root, ...vehicle, 'odometer')).toEqual(['84500'])
    expect(texts(root, ...vehicle, 'price')).toEqual(['269750.00'])
    expect(elementsAt(root, ...vehicle, 'price')[0]?.attributes).toMatchObject({ currency: 'ZAR' })
    expect(texts(root, ...vehicle, 'finance', 'amount')).toEqual(['10000.00', '4332.61'])
    expect(texts(root, ...vehicle, 'finance', 'balance')).toEqual(['53950.00'])
    expect(texts(root, 'prospect', 'customer', 'contact', 'name')).toEqual(['Thabo Nkosi'])
    expect(elementsAt(root, 'prospect', 'customer', 'contact', 'phone')[0]?.attributes.preferredcontact).toBe(
      '1',
    )
    expect(elementsAt(root, 'prospect', 'customer', 'contact', 'email')[0]?.attributes.preferredcontact).toBe(
      '0',
    )
    expect(texts(root, 'prospect', 'customer', 'comments')).toEqual(['Is the tow bar included?'])
    expect(texts(root, 'prospect', 'vendor', 'vendorname')).toEqual(['Marula Toyota Bryanston'])
  })

  it('contains a test drive of a new vehicle, with the absolute address of its picture', () => {
    const root = read(newVehicle, deliveryOf({ kind: 'testDrive', subject: newVehicle }))
    expect(elementsAt(root, 'prospect', 'vehicle')[0]?.attributes).toEqual({
      interest: 'test-drive',
      status: 'new',
    })
    expect(texts(root, 'prospect', 'vehicle', 'year')).toEqual(['2026'])
    expect(texts(root, 'prospect', 'vehicle', 'make')).toEqual(['Toyota'])
    expect(texts(root, 'prospect', 'vehicle', 'imagetag')).toEqual([`${site}${newVehicle.picture}`])
    expect(names(root, 'prospect', 'vehicle')).toEqual([
      'id year make model bodystyle colorcombination imagetag price',
    ])
  })

  it('is valid without a dealer, a note, a colour, a price or a picture', () => {
    const bare = { ...newVehicle, colour: null, price: null, picture: null, bodyType: null }
    const root = read(bare, deliveryOf({ dealer: null, note: '', subject: bare }))
    expect(names(root, 'prospect', 'vehicle')).toEqual(['id year make model'])
    expect(names(root, 'prospect', 'vendor')).toEqual(['vendorname contact'])
  })

  it('contains any entered text unchanged, except for characters that XML cannot hold', () => {
    const entry = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        ']]>',
        '<!-- ',
        '&amp;',
        '</adf>',
        '<?php',
        '"',
        "'",
        '\u0000\u0008\uFFFF',
        '\uD800',
        'ê 日本 🚗',
      ),
    )
    const storable = (text: string) =>
      text
        .toWellFormed()
        .replace(/\r\n?/g, '\n')
        .replace(/[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    fc.assert(
      fc.property(entry, entry, (one, two) => {
        const note = `x${one}`
        const fullName = `y${two}`
        const person = { fullName, email: 'a@b.co', phone: two, preferredContact: 'email' as const }
        const subject = { ...newVehicle, title: note, colour: `c${one}` }
        const root = read(subject, deliveryOf({ note, person, subject }))
        expect(texts(root, 'prospect', 'customer', 'comments')).toEqual([storable(note)])
        expect(texts(root, 'prospect', 'customer', 'contact', 'name')).toEqual([storable(fullName)])
        expect(elementsAt(root, 'prospect', 'vehicle', 'imagetag')[0]?.attributes.alttext).toBe(
          storable(note),
        )
      }),
    )
  })

  it('throws a RangeError without a recipient', () => {
    expect(() => adfOf(deliveryOf({}, { recipients: [] }), usedVehicle, site)).toThrow(RangeError)
  })
})

describe('the validation of ADF', () => {
  const contact = element('contact', {}, [element('name', {}, 'A'), element('email', {}, 'a@b.co')])
  const customer = element('customer', {}, [contact])
  const vendor = element('vendor', {}, [element('vendorname', {}, 'V'), contact])
  const vehicle = (...children: ReturnType<typeof element>[]) => element('vehicle', {}, children)
  const year = element('year', {}, 2026)
  const make = element('make', {}, 'Toyota')
  const model = element('model', {}, 'Vitz')
  const date = element('requestdate', {}, '2026-11-22')
  const lead = (...children: ReturnType<typeof element>[]) =>
    element('adf', {}, [element('prospect', {}, children)])
  const errorsOf = (root: ReturnType<typeof element>) => validateAdf(readXml(writeXml(root)))

  it('accepts the smallest valid document', () => {
    expect(errorsOf(lead(date, vehicle(year, make, model), customer, vendor))).toEqual([])
  })

  it.each([
    ['another order of the prospect', lead(vehicle(year, make, model), date, customer, vendor)],
    ['another order of the vehicle', lead(date, vehicle(make, year, model), customer, vendor)],
    ['a vehicle without a year', lead(date, vehicle(make, model), customer, vendor)],
    ['no vehicle', lead(date, customer, vendor)],
    ['no vendor', lead(date, vehicle(year, make, model), customer)],
    ['two models', lead(date, vehicle(year, make, model, model), customer, vendor)],
    [
      'an unknown element',
      lead(date, vehicle(year, make, model, element('wheels', {}, 4)), customer, vendor),
    ],
    [
      'an unknown attribute',
      lead(date, element('vehicle', { wheels: '4' }, [year, make, model]), customer, vendor),
    ],
    [
      'a value outside the list',
      lead(date, element('vehicle', { status: 'demo' }, [year, make, model]), customer, vendor),
    ],
    [
      'a contact without phone or e-mail',
      lead(
        date,
        vehicle(year, make, model),
        element('customer', {}, [element('contact', {}, [element('name', {}, 'A')])]),
        vendor,
      ),
    ],
    ['text in place of elements', lead(date, element('vehicle', {}, 'a car'), customer, vendor)],
    [
      'elements in place of text',
      lead(element('requestdate', {}, [year]), vehicle(year, make, model), customer, vendor),
    ],
    ['another root', element('lead', {}, [])],
  ])('rejects %s', (_, root) => {
    expect(errorsOf(root)).not.toEqual([])
  })

  it('repeats no entered text in its errors', () => {
    const errors = errorsOf(lead(date, element('vehicle', { status: 'SECRET' }, 'SECRET'), customer, vendor))
    expect(errors.join(' ')).not.toContain('SECRET')
    expect(writeXml(vehicle(year))).toContain('<year>2026</year>')
  })
})
