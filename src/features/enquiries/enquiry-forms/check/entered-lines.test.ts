import { expect, test } from 'vitest'
import { exampleVehicleContent } from '../forms/example-content.ts'
import { choicesWith, enteredLines } from './entered-lines.ts'

const { choices } = exampleVehicleContent
const quote = { kind: 'quote', language: 'en' } as const
const entered = {
  ...{ model: ['57U'], colour: ['1G3'], dealer: ['sandton'], fullName: ['Nomvula'], adult: ['on'] },
  ...{ preferredContact: ['phone'], channel: ['SMS'], note: [' '], website: ['x'], wordingVersion: ['1'] },
}
const valuesOf = (own: Readonly<Record<string, readonly string[]>>, offered = choices) =>
  Object.fromEntries(
    enteredLines({ ...quote, entered: { ...entered, ...own } }, offered).map(({ name, value }) => [
      name,
      value,
    ]),
  )

test('lists what was entered with the labels of what was chosen', () => {
  expect(valuesOf({})).toEqual({
    ...{ model: 'Fortuner 2.8 GD-6 RB VX 6AT', colour: 'Graphite Grey', fullName: 'Nomvula' },
    ...{ dealer: 'Sandton Motors', preferredContact: 'Phone', adult: '✓' },
  })
})

test('lists marketing when the visitor agreed to it', () => {
  expect(valuesOf({ optIn: ['on'] })).not.toHaveProperty('channel')
  expect(valuesOf({ optIn: ['on'], marketing: ['on'] })).toMatchObject({ channel: 'SMS', marketing: '✓' })
})

test('lists the day of a visit in words, and the time of a call for visitors who want one', () => {
  const visit = { ...entered, driveDay: ['2026-12-03'], driveTime: ['10:30'], callTime: ['morning'] }
  const linesFor = (own: Readonly<Record<string, readonly string[]>>) =>
    enteredLines({ kind: 'testDrive', language: 'af', entered: { ...visit, ...own } }, choices).map(
      ({ value }) => value,
    )
  expect(linesFor({})).toEqual(expect.arrayContaining(['Donderdag, 3 Desember 2026', '10:30', 'Oggend']))
  expect(linesFor({ preferredContact: ['email'] })).not.toContain('Oggend')
})

test('lists codes as they are when the choices are not known', () => {
  expect(valuesOf({}, null)).toMatchObject({ model: '57U', colour: '1G3', dealer: 'sandton' })
})

test('keeps unknown codes among the choices, and adds no known one twice', () => {
  const known = choicesWith(choices, { model: ['57U'], dealer: ['sandton'] })
  expect(known).toEqual(choices)
  const unknown = choicesWith(null, { model: ['NO1'], colour: ['040'], dealer: ['nowhere'] })
  expect(unknown.models).toEqual([
    { code: 'NO1', derivativeCode: null, range: '', label: 'NO1', colours: ['040'] },
  ])
  expect(unknown.dealers).toEqual([{ slug: 'nowhere', label: 'nowhere', region: '' }])
})

test('tells the driver from the guardian, where a form has a label twice', () => {
  const people = { driverFirstName: ['Lwazi'], guardianFirstName: ['Thandi'], relationship: ['Mother'] }
  const lines = enteredLines({ kind: 'academy', language: 'en', entered: people }, null)
  expect(lines.map(({ label, value }) => `${label} = ${value}`)).toEqual([
    'Driver Information: First Name = Lwazi',
    'Relationship To The Driver = Mother',
    'Guardian Information: First Name = Thandi',
  ])
})

test('lists the files of each field, a line each, and no text in their place', () => {
  const files = [
    { key: 'a', slot: 'photos', name: 'front.jpg', bytes: 240_000 },
    { key: 'b', slot: 'photos', name: 'back.jpg', bytes: 2_000_000 },
    { key: 'c', slot: 'other', name: 'elsewhere.jpg', bytes: 1 },
  ]
  const tradeIn = { kind: 'tradeIn', language: 'en', entered: { photos: ['forged'] } } as const
  expect(enteredLines(tradeIn, null, files)).toEqual([
    { name: 'photos', label: 'Photos', value: 'front.jpg, 234\u00a0KB\nback.jpg, 1.9\u00a0MB' },
  ])
  expect(enteredLines(tradeIn, null)).toEqual([])
})
