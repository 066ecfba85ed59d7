import { setTimeout as pause } from 'node:timers/promises'
import { photo } from '../support/files.ts'
import {
  descriptionOf,
  fieldOf,
  mainText,
  plainVisitor,
  selectedIn,
  sendPlainForm,
  visitorPauseMs,
} from '../support/plain-form.ts'
import { readPage } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'
import { tradeInPath } from '../support/trade-in.ts'

const person = { ...plainVisitor, adult: 'on', province: 'Limpopo', suburb: 'Bendor' }

const vehicle = {
  ...{ make: 'Toyota', modelName: 'Corolla Quest', year: '2018', condition: 'Good' },
  ...{ mileage: '98000', askingPrice: '185000' },
}

test('asks for what is missing without JavaScript, and keeps the rest and the photo (D-296, D-322)', {
  tag: '@core',
}, async ({ request }) => {
  const form = await readPage(request, tradeInPath)
  const refused = await sendPlainForm(request, form, 'Submit', { ...person, photos: await photo() })
  expect(refused.address).toContain('/enquiry/check/')
  expect(descriptionOf(refused, 'make')).toContain('Make is required')
  expect(fieldOf(refused, 'suburb').value).toBe('Bendor')
  expect(selectedIn(refused, 'province')).toBe('Limpopo')
  // Photos are stored as JPEG.
  expect(mainText(refused)).toMatch(/We have this already.*front\.jpg/)
  const asked = await sendPlainForm(request, refused, 'Submit', vehicle)
  for (const text of ['Corolla Quest', 'Bendor']) expect(mainText(asked)).toContain(text)
})

test('is sent with a photo without JavaScript (D-297)', async ({ request }) => {
  const form = await readPage(request, tradeInPath)
  const entries = { ...person, ...vehicle, photos: await photo() }
  const asked = await sendPlainForm(request, form, 'Submit', entries)
  expect(mainText(asked)).toContain('Corolla Quest')
  await pause(visitorPauseMs)
  const done = await sendPlainForm(request, asked, 'Yes')
  expect(mainText(done)).toContain('Your enquiry has been submitted.')
  expect(mainText(done)).toMatch(/FC-[2-9A-Z]{4}-[2-9A-Z]{4}/)
})
