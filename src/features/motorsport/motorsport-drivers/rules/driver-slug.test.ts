import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { driverSlug, driverSlugs } from './driver-slug.ts'

it.each([
  ['HENK', 'LATEGAN', 'henk-lategan', 'C-061'],
  ['Brian', "O'Hara", 'brian-ohara', 'C-062'],
  ['Brian', 'O’Hara', 'brian-ohara', 'C-062'],
  ['Brian', '‘OʼHara`', 'brian-ohara', 'C-062'],
  ['Saood', 'Al Variawa Van Zyl', 'saood-al-variawa-van-zyl', 'C-063'],
  ['Guy', 'Françoise', 'guy-francoise', 'C-064'],
  ['ÇELIA', 'Françoise', 'celia-francoise', 'C-064'],
  ['José', 'Müller', 'jose-muller', 'C-064'],
  ['Zoë', 'Nortje\u0301', 'zoe-nortje', 'C-064'],
  ['Bjørn', 'Strauß-Æbelø', 'bjorn-strauss-aebelo', 'C-064'],
  ['İpek', 'Yıldız', 'ipek-yildiz', 'C-064'],
  ['  Jan \u00a0 ', ' van  der Merwe', 'jan-van-der-merwe', 'C-063'],
  ['Pieter-Jan', 'Cilliers–Nel', 'pieter-jan-cilliers-nel', 'C-063'],
  ['Festus', '!Gaeb', 'festus-gaeb', 'C-060'],
  ['J.P.', 'Smit (Jr.)/2', 'jp-smit-jr2', 'C-060'],
  ['Thabo', '', 'thabo', 'C-060'],
  ['中', '嶋', '', 'C-060'],
])('writes %j %j as %j (%s)', (name, surname, slug) => {
  expect(driverSlug({ name, surname })).toBe(slug)
})

test('writes any name so that an address needs no encoding, and a slug as itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (name, surname) => {
      const slug = driverSlug({ name, surname })
      expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
      expect(driverSlug({ name: slug, surname: '' })).toBe(slug)
    }),
  )
})

describe('the addresses of drivers', () => {
  const jan = (id: string, surname = 'Botha') => ({ id, name: 'Jan', surname })

  it('number drivers with the same name by their ids, whatever their order', () => {
    const drivers = [jan('10'), jan('9'), jan('11', 'Bótha')]
    for (const order of [drivers, [...drivers].reverse()])
      expect(Object.fromEntries(driverSlugs(order))).toEqual({
        9: 'jan-botha',
        10: 'jan-botha-2',
        11: 'jan-botha-3',
      })
  })

  it('never take the segment that is the own one of somebody else', () => {
    const slugs = driverSlugs([jan('1'), jan('2'), jan('3', 'Botha 2')])
    expect(Object.fromEntries(slugs)).toEqual({ 1: 'jan-botha', 2: 'jan-botha-3', 3: 'jan-botha-2' })
  })

  it('exist for a name without any letter they can have', () => {
    expect(driverSlugs([{ id: '1', name: '中', surname: '嶋' }]).get('1')).toBe('driver')
  })
})
