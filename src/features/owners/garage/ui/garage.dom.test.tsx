import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { recallTexts } from '#features/owners/recalls/texts.ts'
import { serviceRemindersTexts } from '#features/owners/service-reminders/texts.ts'
import { fortuner, onlyVin } from '../garage.test-support.ts'
import type { GarageCar, ModelFacts } from '../garage.ts'
import { writeGarage } from '../rules/garage-file.ts'
import { garageTexts } from '../texts.ts'
import { Garage } from './garage.island.tsx'

const facts: ModelFacts = {
  ...{ code: '57U', range: { slug: 'fortuner', name: 'Fortuner' }, picture: null },
  services: Array.from({ length: 20 }, (_, index) => (index + 1) * 10_000),
  ...{ serviceInterval: '10 000 km / 12 months', batteryWarranty: null },
  ...{ warranty: '3 years / 100 000 km', servicePlan: '9 services / 90 000 km' },
}
const value = {
  ...{ median: 45_600_000, count: 7, name: 'Toyota Fortuner', years: [2023, 2025] },
  path: '/pre-owned?make=toyota&range=fortuner&min-year=2023&max-year=2025',
}
const models = [{ code: '57U', name: 'Fortuner 2.8 GD-6 4x4 6AT', picture: null }]
const hose = { id: '26-SC-014', description: 'A hose can chafe.', remedy: null, since: null }

const page = document.body.appendChild(document.createElement('main'))
let root: Root | undefined
/** What the server responds with, by the path; each can be replaced by a test. */
let responses: Record<string, (address: string, request?: RequestInit) => Response>
const fetched = vi.fn(async (address: string, request?: RequestInit) => {
  const [path = ''] = address.split('?')
  return (responses[path] ?? (() => new Response('', { status: 404 })))(address, request)
})
const checkedVins = () =>
  fetched.mock.calls.flatMap(([address, request]) =>
    address === '/api/recall-check' ? [JSON.parse(String(request?.body)).vin as string] : [],
  )

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', fetched)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T10:00:00Z') })
  fetched.mockClear()
  responses = {
    '/api/recall-check': () => Response.json({ vin: '', campaigns: [] }),
    '/sections/garage-facts': () => Response.json({ facts }),
    '/sections/garage-value': () => Response.json({ value }),
    '/sections/service-schedule': () => Response.json(models),
  }
})
afterEach(async () => {
  await act(async () => root?.unmount())
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const stored = () => localStorage.getItem('my-garage')
const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 0))))

async function show(...cars: readonly GarageCar[]) {
  if (cars.length > 0) localStorage.setItem('my-garage', writeGarage(cars))
  root = createRoot(page)
  const labels = {
    ...{ texts: garageTexts('en'), recalls: recallTexts('en').recalls },
    ...{ reminders: serviceRemindersTexts('en').reminderForm, language: 'en' as const },
  }
  await act(async () =>
    root?.render(
      <Garage
        ranges={[{ slug: 'fortuner', name: 'Fortuner' }]}
        address="/sections/myGarage"
        documents={[{ label: 'Rescue sheets', href: '/rescue', newTab: false }]}
        headingLevel={2}
        labels={labels}
      />,
    ),
  )
  await settle()
}

const cars = () => [...page.querySelectorAll('[data-car]')]
const text = (element: ParentNode | undefined = page) =>
  (element instanceof Element ? (element.textContent ?? '') : '').replaceAll('\u00A0', ' ')
const recallsOf = (index: number) => cars()[index]?.querySelector<HTMLElement>('[data-recalls]')
const buttonOf = (name: string) => {
  const button = [...page.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  )
  if (!button) throw new Error(`There is no button “${name}”.`)
  return button
}
async function press(name: string) {
  await act(async () => buttonOf(name).click())
  await settle()
}
async function enter(label: string, entered: string) {
  const found = [...page.querySelectorAll('label')].find((each) => each.textContent?.startsWith(label))
  const control = document.getElementById(found?.htmlFor ?? '') as HTMLInputElement | HTMLSelectElement
  const prototype =
    control instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype
  await act(async () => {
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, entered)
    control.dispatchEvent(
      new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    )
  })
  await settle()
}
async function openFile(content: string) {
  const input = page.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
  Object.defineProperty(input, 'files', {
    value: [new File([content], 'my-garage.json')],
    configurable: true,
  })
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })))
  await settle()
}

describe('a garage', () => {
  it('is empty at first, and asks nothing', async () => {
    await show()
    expect(text()).toContain('Your garage is empty')
    expect(fetched).not.toHaveBeenCalled()
    expect(stored()).toBeNull()
  })

  it('shows the service, the warranty, the documents and the value of a car, by its model only', async () => {
    await show(fortuner)
    const [car] = cars()
    expect(car?.querySelector('h2')?.textContent).toBe('Bakkie')
    expect(text(car)).toContain('At 50 000 km, by ')
    expect(text(car)).toContain('9 services / 90 000 km')
    expect(text(car)).toMatch(/3 years \/ 100 000 km\s*Until May 2027/)
    expect(text(car)).toContain('About R 456 000')
    expect(text(car)).toContain('median asking price of 7 used Toyota Fortuner of 2023 – 2025')
    const hrefs = [...(car?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual(
      expect.arrayContaining([
        '/owners/service-schedule?model=57U',
        '/vehicles/fortuner/spec-sheet?code=57U',
        '/vehicles/fortuner/manual',
        '/rescue',
        value.path,
      ]),
    )
    const addresses = fetched.mock.calls.map(([address]) => address)
    expect(addresses.filter((address) => address.includes(String(fortuner.vin)))).toEqual([])
  })

  it('adds a car by range and model, stores it in the browser, and moves the focus to it', async () => {
    await show()
    await press('Add a car')
    expect(document.activeElement?.tagName).toBe('SELECT')
    await enter('Range', 'fortuner')
    await enter('Model', '57U')
    await enter('Odometer', '42 000')
    await press('Save car')
    expect(cars()).toHaveLength(1)
    expect(document.activeElement?.textContent).toBe('Fortuner 2.8 GD-6 4x4 6AT')
    expect(JSON.parse(stored() ?? '')).toMatchObject({
      ...{ kind: 'my-garage', version: 1 },
      cars: [
        { model: { code: '57U', range: 'fortuner' }, odometer: { kilometres: 42_000, on: '2026-11-28' } },
      ],
    })
    expect(checkedVins()).toEqual([])
  })

  it('says what is wrong with the form, and stores nothing', async () => {
    await show()
    await press('Add a car')
    await enter('VIN', 'AHTFR22G')
    await press('Save car')
    expect(text()).toContain('A VIN has 17 letters and digits.')
    expect(document.activeElement?.getAttribute('name')).toBe('vin')
    expect(stored()).toBeNull()
    await press('Cancel')
    expect(page.querySelector('form')).toBeNull()
    expect(document.activeElement).toBe(buttonOf('Add a car'))
  })

  it('erases one car or all of them, and has them back with Undo', async () => {
    await show(fortuner, onlyVin)
    const before = stored()
    await press('Erase: Bakkie')
    expect(cars()).toHaveLength(1)
    expect(text()).toContain('Bakkie is erased.')
    await press('Undo')
    expect(stored()).toBe(before)
    await press('Erase all cars')
    expect(stored()).toBeNull()
    await press('Undo')
    expect(stored()).toBe(before)
  })

  it('says that what could not be loaded failed, with a retry', async () => {
    responses['/sections/garage-facts'] = () => new Response('', { status: 503 })
    await show(fortuner)
    expect(text()).toContain('This could not be loaded.')
    expect(text()).not.toContain('no longer sold')
    responses['/sections/garage-facts'] = () => Response.json({ facts: null })
    await press('Try again')
    expect(text()).toContain('no longer sold new')
  })
})

describe('recalls in a garage', () => {
  it('are checked when the page opens, one VIN after the other, and again by the button', async () => {
    responses['/api/recall-check'] = (_, request) =>
      Response.json({ vin: '', campaigns: String(request?.body).includes('AHTFR') ? [hose] : [] })
    await show(fortuner, onlyVin)
    expect(checkedVins()).toEqual([fortuner.vin, onlyVin.vin])
    expect(text(recallsOf(0) ?? undefined)).toContain('26-SC-014')
    expect(text(recallsOf(1) ?? undefined)).toContain('No campaign affects this car today.')
    await press('Check recalls')
    expect(checkedVins()).toHaveLength(4)
  })

  it('that could not be checked are never "no recall"', async () => {
    responses['/api/recall-check'] = () => new Response('', { status: 503 })
    await show(onlyVin)
    expect(recallsOf(0)?.dataset.recalls).toBe('failed')
    expect(text(recallsOf(0) ?? undefined)).toContain('This does not mean that there is no recall.')
    expect(text()).not.toContain('No campaign')
  })

  it('wait after too many checks, without another request, until the visitor asks', async () => {
    responses['/api/recall-check'] = () => new Response('', { status: 429 })
    await show(fortuner, onlyVin)
    expect(checkedVins()).toEqual([fortuner.vin])
    expect([recallsOf(0), recallsOf(1)].map((each) => each?.dataset.recalls)).toEqual([
      'tooOften',
      'tooOften',
    ])
    expect(text()).toContain('Wait a minute')
    responses['/api/recall-check'] = () => Response.json({ vin: '', campaigns: [] })
    await press('Check recalls')
    expect([recallsOf(0), recallsOf(1)].map((each) => each?.dataset.recalls)).toEqual(['checked', 'checked'])
  })
})

describe('a garage as a file', () => {
  it('is opened, with the cars that are there kept, and can be undone', async () => {
    await show(fortuner)
    const before = stored()
    await openFile(writeGarage([onlyVin], true))
    expect(cars()).toHaveLength(2)
    expect(text()).toContain('Opened: 1 added, 0 changed.')
    await press('Undo')
    expect(stored()).toBe(before)
  })

  it.each([
    ['another file', 'hello', 'This file is not a garage saved here.'],
    ['a damaged car', writeGarage([{ ...onlyVin, vin: 'x' as never }]), 'A car in this file cannot be read'],
  ])('is refused when it is %s, and nothing is lost', async (_, content, message) => {
    await show(fortuner)
    const before = stored()
    await openFile(content)
    expect(text()).toContain(message)
    expect(stored()).toBe(before)
  })

  it('is saved without a request', async () => {
    const blobs: Blob[] = []
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL(blob: Blob) {
          blobs.push(blob)
          return 'blob:test'
        }
        static override revokeObjectURL() {}
      },
    )
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await show(onlyVin)
    fetched.mockClear()
    await press('Save as a file')
    expect(await blobs[0]?.text()).toBe(writeGarage([onlyVin], true))
    expect(fetched).not.toHaveBeenCalled()
  })

  it('is offered when what the browser kept cannot be read, before it is replaced', async () => {
    localStorage.setItem('my-garage', '{"kind":"my-garage","version":1,"cars":[{}]}')
    await show()
    expect(text()).toContain('What this browser kept cannot be read')
    expect(stored()).not.toBeNull()
    await press('Begin again')
    expect(text()).toContain('Your garage is empty')
  })
})
