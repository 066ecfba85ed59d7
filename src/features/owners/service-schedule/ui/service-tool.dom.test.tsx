import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { exampleChosen, exampleModels, exampleService, exampleTool } from '../example-tool.ts'
import { serviceScheduleTexts } from '../texts.ts'
import type { ServiceTool } from '../tool.ts'
import { ServiceScheduleTool } from './service-tool.island.tsx'

const texts = serviceScheduleTexts('en').serviceSchedule
const page = document.body.appendChild(document.createElement('main'))
let root: Root

/** What the server responds with, by the query of `/sections/service-schedule`; each can be replaced by a test. */
const responses = new Map<string, () => Response | Promise<Response>>()
const fetched = vi.fn<typeof fetch>(async (address) => {
  const [, query = ''] = String(address).split('?')
  return (responses.get(query) ?? (() => new Response('', { status: 404 })))()
})
const requests = () => fetched.mock.calls.map(([address]) => String(address).split('?')[1])
const down = () => new Response('', { status: 503 })

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', fetched)
  fetched.mockClear()
  responses.clear()
  responses.set('range=hilux-double-cab', () => Response.json(exampleModels))
  responses.set('model=44H', () => Response.json([10_000, 20_000, 30_000]))
  responses.set('model=39G', () => Response.json([15_000, 30_000]))
  for (const km of [10_000, 20_000, 30_000])
    responses.set(`model=44H&km=${km}`, () => Response.json(exampleService))
  responses.set('model=39G&km=15000', () => Response.json({ ...exampleService, items: [] }))
  root = createRoot(page)
})
afterEach(() => act(() => root.unmount()))

const show = (tool: ServiceTool) =>
  act(async () => root.render(<ServiceScheduleTool tool={tool} headingLevel={2} texts={texts} />))

const labelled = <Control extends Element>(text: string): Control => {
  const label = [...page.querySelectorAll('label')].find(({ textContent }) => textContent === text)
  const control = label && document.getElementById(label.htmlFor)
  if (!control) throw new Error(`Nothing is labelled ${text}.`)
  return control as unknown as Control
}
const select = (label: string) => labelled<HTMLSelectElement>(label)
const chosen = (label: string) => select(label).selectedOptions[0]?.textContent
const choices = (label: string) => [...select(label).options].map(({ textContent }) => textContent)

const choose = (label: string, value: string) =>
  act(async () => {
    const control = select(label)
    control.value = value
    control.dispatchEvent(new Event('change', { bubbles: true }))
  })
const chooseVehicle = async () => {
  await choose('Vehicle Range', 'hilux-double-cab')
  await choose('Vehicle Model', '44H')
}
const buttons = (name: string, within: ParentNode = page) =>
  [...within.querySelectorAll('button')].filter(({ textContent }) => textContent === name)
const press = (name: string, within: ParentNode = page) =>
  act(async () => {
    const [button] = buttons(name, within)
    if (!button) throw new Error(`There is no button ${name}.`)
    button.click()
  })

const rows = () =>
  [...page.querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent))
const card = () => page.querySelector('[data-service-card]')
const facts = () => [...(card()?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent)

describe('the choices', () => {
  it('are placeholders first, and nothing is requested (V-112 to V-115)', async () => {
    await show(exampleTool)
    expect([chosen('Vehicle Range'), chosen('Vehicle Model')]).toEqual(['Select Range', 'Select Model'])
    expect(select('Service Interval (km)').value).toBe('')
    expect(requests()).toEqual([])
    expect(card()).toBeNull()
    expect(page.querySelector('table')).toBeNull()
  })

  it('load the models of a range, and the services of a model with the first one chosen (V-116, V-117, V-313)', async () => {
    await show(exampleTool)
    await choose('Vehicle Range', 'hilux-double-cab')
    expect(choices('Vehicle Model')).toEqual(['Select Model', ...exampleModels.map(({ name }) => name)])
    expect(requests()).toEqual(['range=hilux-double-cab'])
    await choose('Vehicle Model', '44H')
    expect(choices('Service Interval (km)')).toEqual(['10000', '20000', '30000'])
    expect(chosen('Service Interval (km)')).toBe('10000')
  })

  it('load a service once for each model and interval (V-119)', async () => {
    await show(exampleTool)
    await chooseVehicle()
    expect(requests()).toEqual(['range=hilux-double-cab', 'model=44H', 'model=44H&km=10000'])
    await choose('Service Interval (km)', '20000')
    expect(requests().slice(3)).toEqual(['model=44H&km=20000'])
  })

  it('are reset below a choice that changes (V-116, V-117)', async () => {
    responses.set('range=land-cruiser-79-single-cab', () =>
      Response.json([{ code: '79D', name: 'LC 79', picture: null }]),
    )
    await show(exampleTool)
    await chooseVehicle()
    await choose('Service Interval (km)', '30000')
    await choose('Vehicle Model', '39G')
    expect(chosen('Service Interval (km)')).toBe('15000')
    await choose('Vehicle Range', 'land-cruiser-79-single-cab')
    expect(choices('Vehicle Model')).toEqual(['Select Model', 'LC 79'])
    expect(chosen('Vehicle Model')).toBe('Select Model')
    expect(select('Service Interval (km)').value).toBe('')
    expect(card()).toBeNull()
  })

  it('ignore a placeholder that is chosen again (V-120)', async () => {
    await show(exampleChosen)
    fetched.mockClear()
    await choose('Vehicle Range', '')
    await choose('Vehicle Model', '')
    expect(requests()).toEqual([])
    expect(chosen('Vehicle Model')).toBe(exampleModels[0]?.name)
    expect(card()).not.toBeNull()
  })

  it('are placeholders again after Clear All, without a card or rows (V-121)', async () => {
    await show(exampleChosen)
    expect(rows().length).toBeGreaterThan(0)
    await press('Clear All')
    expect([chosen('Vehicle Range'), chosen('Vehicle Model')]).toEqual(['Select Range', 'Select Model'])
    expect(select('Service Interval (km)').value).toBe('')
    expect(card()).toBeNull()
    expect(rows()).toEqual([])
    expect(page.textContent).not.toContain('No items')
  })

  it('that came with the page are not requested', async () => {
    await show(exampleChosen)
    expect(requests()).toEqual([])
    expect(chosen('Service Interval (km)')).toBe('20000')
  })
})

describe('the info card', () => {
  it('has the vehicle, a heading and five facts (V-122, V-123)', async () => {
    const picture = { src: '/art/x/side.svg', width: 1066, height: 363 }
    const models = [{ code: '44H', name: 'Hilux DC 2.8', picture }]
    await show({ ...exampleChosen, parts: { ...exampleChosen.parts, models } })
    expect(card()?.textContent).toContain('Hilux DC 2.8')
    expect(card()?.querySelector('img')?.getAttribute('src')).toBe(picture.src)
    expect(card()?.querySelector('h2')?.textContent).toBe('Your Service Interval Items')
    expect([...(card()?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent)).toEqual([
      ...['Schedule Type', 'Engine', 'Transmission', 'Interval (km)', 'Labour Time (hrs)'],
    ])
    expect(facts()).toEqual(['Normal', '2.8 GD-6 turbodiesel', '6-speed automatic', '20000', '1.4'])
  })

  it('has placeholders until its data arrive, under an indicator (V-111, V-124)', async () => {
    const kilometres = Promise.withResolvers<Response>()
    const service = Promise.withResolvers<Response>()
    responses.set('model=44H', () => kilometres.promise)
    responses.set('model=44H&km=10000', () => service.promise)
    await show(exampleTool)
    await chooseVehicle()
    expect(page.querySelector('[role=status]')?.textContent).toBe('Loading service data')
    expect(facts()).toEqual(['Normal', '', '8 Speed Automatic', '15000', '1 hr'])
    await act(async () => kilometres.resolve(Response.json([10_000])))
    expect(facts()).toEqual(['Normal', '', '8 Speed Automatic', '10000', '1 hr'])
    await act(async () => service.resolve(Response.json({ ...exampleService, scheduleType: 'Severe' })))
    expect(facts()).toEqual(['Severe', '2.8 GD-6 turbodiesel', '6-speed automatic', '10000', '1.4'])
    expect(page.textContent).not.toContain('Loading service data')
  })

  it('invents nothing that is not stated', async () => {
    const service = { ...exampleService, scheduleType: null, transmission: null, labourTime: null }
    await show({ ...exampleChosen, parts: { ...exampleChosen.parts, service } })
    expect(facts()).toEqual(['–', '2.8 GD-6 turbodiesel', '–', '20000', '–'])
  })
})

describe('failures', () => {
  const failure = 'The service data could not be loaded.'

  it.each([
    ['the kilometres', 'model=44H', () => Response.json([10_000])],
    ['the service', 'model=44H&km=10000', () => Response.json(exampleService)],
  ])(
    'of %s keep the choices and offer a retry, and never read No items (V-339, G-3)',
    async (_, query, good) => {
      responses.set(query, down)
      await show(exampleTool)
      await chooseVehicle()
      expect(page.textContent).toContain(failure)
      expect(page.textContent).not.toContain('No items')
      expect(page.textContent).not.toContain('Loading service data')
      expect(facts()).not.toContain('8 Speed Automatic')
      expect(chosen('Vehicle Model')).toBe(exampleModels[0]?.name)
      responses.set(query, good)
      await press('Try again')
      expect(page.textContent).not.toContain(failure)
      expect(rows().length).toBe(10)
    },
  )

  it('of the models keep the range and offer a retry (G-3)', async () => {
    responses.set('range=hilux-double-cab', down)
    await show(exampleTool)
    await choose('Vehicle Range', 'hilux-double-cab')
    expect(page.textContent).toContain(failure)
    expect(chosen('Vehicle Range')).toBe('Hilux Double Cab')
    responses.set('range=hilux-double-cab', () => Response.json(exampleModels))
    await press('Try again')
    expect(choices('Vehicle Model')).toHaveLength(3)
  })

  it('differ from a model without services, and from a service without items (V-118, V-340)', async () => {
    responses.set('model=44H', () => Response.json([]))
    await show(exampleTool)
    await chooseVehicle()
    expect(page.querySelector('[role=tabpanel]')?.textContent).toBe('No items')
    expect(page.textContent).not.toContain(failure)
    await choose('Vehicle Model', '39G')
    expect(page.querySelector('[role=tabpanel]')?.textContent).toBe('No items')
  })
})

it('keeps the choices in the address, so that it can be sent to others', async () => {
  await show(exampleTool)
  await chooseVehicle()
  await choose('Service Interval (km)', '20000')
  await expect.poll(() => location.search).toBe('?range=hilux-double-cab&model=44H&km=20000')
  await press('Clear All')
  await expect.poll(() => location.search).toBe('')
})
