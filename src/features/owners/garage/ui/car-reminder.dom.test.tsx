import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { recallTexts } from '#features/owners/recalls/texts.ts'
import { serviceRemindersTexts } from '#features/owners/service-reminders/texts.ts'
import { fortuner } from '../garage.test-support.ts'
import type { GarageCar, ModelFacts } from '../garage.ts'
import { garageTexts } from '../texts.ts'
import { CarReminder } from './car-reminder.island.tsx'

const facts: ModelFacts = {
  ...{ code: '57U', range: { slug: 'fortuner', name: 'Fortuner' }, picture: null },
  services: Array.from({ length: 20 }, (_, index) => (index + 1) * 10_000),
  ...{ serviceInterval: '10 000 km / 12 months', batteryWarranty: null },
  ...{ warranty: '3 years / 100 000 km', servicePlan: '9 services / 90 000 km' },
}

const page = document.body.appendChild(document.createElement('main'))
let root: Root | undefined
let outcome = 'sent'
const fetched = vi.fn(async (_address: string, _request?: RequestInit) => Response.json({ outcome }))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', fetched)
  fetched.mockClear()
  outcome = 'sent'
})
afterEach(async () => {
  await act(async () => root?.unmount())
  vi.unstubAllGlobals()
})

async function show(car: GarageCar) {
  root = createRoot(page)
  const labels = {
    ...{ texts: garageTexts('en'), recalls: recallTexts('en').recalls },
    ...{ reminders: serviceRemindersTexts('en').reminderForm, language: 'en' as const },
  }
  await act(async () =>
    root?.render(<CarReminder car={car} facts={facts} today="2026-11-29" labels={labels} />),
  )
}
async function press(name: string) {
  const button = [...page.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  )
  await act(async () => button?.click())
}
async function openForm() {
  await press('Remind me by e-mail: Bakkie')
  // The form is a chunk of its own.
  await act(() => vi.dynamicImportSettled())
  expect(page.querySelector('form')).not.toBeNull()
}
async function send(email: string) {
  const input = page.querySelector<HTMLInputElement>('[name=email]')
  if (input) input.value = email
  await press('Remind me')
}

it('sends the model, the day and the address of a reminder, and never the VIN', async () => {
  await show(fortuner)
  expect(page.textContent).toContain('Your VIN stays in this browser, and recalls are never e-mailed.')
  await openForm()
  const select = page.querySelector('select')
  expect(document.activeElement).toBe(select)
  expect([...(select?.options ?? [])].map(({ text }) => text)).toEqual([
    expect.stringMatching(/^The next service, by \d+ \w+ 2027$/),
    'The end of the warranty, about 1 May 2027',
    'The end of the service plan, about 1 July 2029',
  ])
  if (select) select.value = 'warranty'
  await send('thandi@example.co.za')
  const [[address, request] = []] = fetched.mock.calls
  expect(address).toBe('/api/service-reminders')
  expect(JSON.parse(String(request?.body))).toEqual({
    ...{ email: 'thandi@example.co.za', kind: 'warranty', model: '57U' },
    ...{ dueOn: '2027-05-01', language: 'en', website: '' },
  })
  expect(page.textContent).toContain('We have sent an e-mail to thandi@example.co.za.')
  expect(document.activeElement?.textContent).toContain('Please look in your inbox')
})

it('sends nothing for an invalid address, and moves the focus to it', async () => {
  await show(fortuner)
  await openForm()
  await send('thandi')
  expect(fetched).not.toHaveBeenCalled()
  expect(page.textContent).toContain('Invalid email address')
  expect(document.activeElement?.getAttribute('name')).toBe('email')
})

it('keeps the address and offers another attempt when the request fails', async () => {
  outcome = 'failed'
  await show(fortuner)
  await openForm()
  await send('thandi@example.co.za')
  expect(page.textContent).toContain('Your address could not be sent. It is still here.')
  expect(page.querySelector<HTMLInputElement>('[name=email]')?.value).toBe('thandi@example.co.za')
  outcome = 'sent'
  await press('Try again')
  expect(page.textContent).toContain('Please look in your inbox')
})

it('closes the form by Cancel, and is absent where no day is known', async () => {
  await show(fortuner)
  await openForm()
  await press('Cancel')
  expect(page.querySelector('form')).toBeNull()
  await act(async () => root?.unmount())
  await show({ ...fortuner, since: null, odometer: null, kilometresPerYear: null, lastService: null })
  expect(page.textContent).toBe('')
})
