import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Campaign } from '../campaign.ts'
import { recallTexts } from '../texts.ts'
import { VinChecker } from './vin-checker.island.tsx'

const vin = 'AHTFR22G006012345'
const invalid = 'Please enter a 17-digit VIN number'
const failed = 'We could not check this VIN'

const brakes: Campaign = {
  id: '26-SC-014',
  description: 'A brake hose can chafe.',
  remedy: 'The hose is replaced.',
  since: '2026-08-17',
}
const seats: Campaign = { id: '26-SC-009', description: 'A hinge can come loose.', remedy: null, since: null }

const menlyn = {
  ...{ slug: 'barloworld-menlyn', name: 'Barloworld Toyota Menlyn' },
  ...{ province: null, hasFinance: false },
}

let root: Root | undefined

/** Shows the finder, whose requests are answered as given, one after the other. */
async function showFinder(...answers: (() => Promise<Response>)[]) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const fetch = vi.fn<(address: string, request: RequestInit) => Promise<Response>>()
  for (const answer of answers) fetch.mockImplementationOnce(answer)
  vi.stubGlobal('fetch', fetch)
  const page = document.body.appendChild(document.createElement('main'))
  root = createRoot(page)
  const labels = recallTexts('en').recalls
  await act(async () => root?.render(<VinChecker labels={labels} close="Close" language="en" />))
  const field = page.querySelector<HTMLInputElement>('[name=vin]') as HTMLInputElement
  const dialog = page.querySelector('dialog') as HTMLDialogElement
  const buttonOf = (name: string, within: ParentNode = page) =>
    [...within.querySelectorAll('button')].find(
      (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
    )
  const press = (name: string) =>
    act(async () => {
      const button = buttonOf(name)
      if (!button) throw new Error(`There is no button “${name}”.`)
      button.click()
      await vi.waitUntil(() => !buttonOf('Searching …'))
    })
  const type = (text: string) =>
    act(() => {
      const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      setter?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const search = async (text: string) => {
    await type(text)
    await press('Search Database')
  }
  const notes = () =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
  const popup = () =>
    dialog.open
      ? {
          title: dialog.querySelector('h2')?.textContent,
          mode: dialog.querySelector<HTMLElement>('[data-popup]')?.dataset.popup,
          text: dialog.textContent ?? '',
        }
      : null
  const status = () => page.querySelector('[role=status]')?.textContent ?? ''
  return { page, field, dialog, fetch, press, type, search, notes, popup, status, buttonOf }
}

const answer = (campaigns: readonly Campaign[]) => async () => Response.json({ vin, campaigns })

afterEach(async () => {
  await act(async () => root?.unmount())
  document.body.replaceChildren()
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('the recall finder', () => {
  it('has a field for the VIN and a button Search Database (V-095)', async () => {
    const { page, field, buttonOf } = await showFinder()
    expect(page.querySelector(`label[for="${field.id}"]`)?.textContent).toBe('VIN')
    expect(buttonOf('Search Database')?.type).toBe('submit')
  })

  it.each([
    ['nothing', ''],
    ['16 characters', vin.slice(1)],
    ['18 characters', `${vin}6`],
    ['17 characters with a hyphen', 'AHTFR22G-06012345'],
  ])(
    'refuses %s with the text of the specification, without a request (V-107, V-108, V-329)',
    async (_, text) => {
      const { search, notes, fetch, field, popup } = await showFinder()
      await search(text)
      expect(notes()).toBe(invalid)
      expect(document.activeElement).toBe(field)
      expect(fetch).not.toHaveBeenCalled()
      expect(popup()).toBeNull()
    },
  )

  it('sends the VIN trimmed and in capitals, in the body and in no address (V-109)', async () => {
    const { search, fetch } = await showFinder(answer([]))
    await search(' ahtfr22g006012345  ')
    const [[address, request] = []] = fetch.mock.calls
    expect(address).toBe('/api/recall-check')
    expect(request).toMatchObject({ method: 'POST', body: JSON.stringify({ vin }) })
  })

  it('has a hint for an O, and looks the VIN up (V-108)', async () => {
    const { type, search, notes, fetch } = await showFinder(answer([]))
    await type('AHTFR22G0')
    expect(notes()).toBe('')
    await search('AHTFR22GO06012345')
    expect(notes()).toContain('never has the letters I, O and Q')
    expect(fetch).toHaveBeenCalledOnce()
  })

  it('shows the VIN and every campaign of a response (V-100, V-103)', async () => {
    const { search, popup } = await showFinder(answer([brakes, seats]))
    await search(vin)
    expect(popup()).toMatchObject({ title: 'Recall found', mode: 'found' })
    for (const text of [vin, brakes.id, brakes.description, brakes.remedy, seats.id, seats.description])
      expect(popup()?.text).toContain(text)
    expect(popup()?.text).toContain('Since 17 August 2026')
  })

  it('says that there is no recall for an empty list (V-101)', async () => {
    const { search, popup } = await showFinder(answer([]))
    await search(vin)
    expect(popup()).toMatchObject({ title: 'No recall found', mode: 'none' })
    expect(popup()?.text).toContain(vin)
  })

  it('explains where the VIN is, before a search and after one (V-099, V-102)', async () => {
    const { press, popup, search } = await showFinder(answer([brakes]))
    await press('Where do I find the VIN?')
    expect(popup()).toMatchObject({ title: 'Where to find your VIN', mode: 'help' })
    await press('Close')
    expect(popup()).toBeNull()
    await search(vin)
    expect(popup()?.mode).toBe('found')
    await press('Close')
    await press('Where do I find the VIN?')
    expect(popup()?.mode).toBe('help')
  })

  it('closes its popup by the icon and by a press outside, but not inside (V-104)', async () => {
    const { press, popup, dialog } = await showFinder()
    const pressOn = (element: Element) =>
      act(async () => {
        for (const kind of ['pointerdown', 'pointerup'])
          element.dispatchEvent(new PointerEvent(kind, { bubbles: true }))
      })
    await press('Where do I find the VIN?')
    await pressOn(dialog.querySelector('li') as Element)
    expect(popup()).not.toBeNull()
    await pressOn(dialog)
    expect(popup()).toBeNull()
    await press('Where do I find the VIN?')
    await press('Close')
    expect(popup()).toBeNull()
  })

  it('leads to the preferred dealer, and to all dealers without one (V-105, V-283, V-284)', async () => {
    const { press, dialog } = await showFinder()
    await press('Where do I find the VIN?')
    const link = () =>
      [...dialog.querySelectorAll('a')].find(({ textContent }) => textContent === 'Contact Dealer')
    expect(link()?.getAttribute('href')).toBe('/dealers')
    await act(async () => {
      localStorage.setItem('preferred-dealer', JSON.stringify(menlyn))
      dispatchEvent(new Event('preferred-dealer'))
    })
    expect(link()?.getAttribute('href')).toBe('/dealership/barloworld-menlyn')
  })
})

describe('a failed lookup', () => {
  it.each<[string, () => Promise<Response>]>([
    ['404', async () => new Response('[]', { status: 404 })],
    ['500', async () => new Response('', { status: 500 })],
    ['a dropped connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['something else than campaigns', async () => Response.json({})],
    ['no JSON', async () => new Response('<html>')],
  ])('is shown as such after %s, never as no recall, and can be repeated (V-328)', async (_, failure) => {
    const { search, press, popup, status, field, buttonOf } = await showFinder(failure, answer([brakes]))
    await search(vin)
    expect(status()).toContain(failed)
    expect(popup()).toBeNull()
    expect(field.value).toBe(vin)
    await press('Try again')
    expect(popup()?.mode).toBe('found')
    expect(status()).toBe('')
    expect(buttonOf('Try again')).toBeUndefined()
  })

  it('says how long to wait after too many, and nothing about a recall', async () => {
    const { search, popup, status } = await showFinder(async () => new Response('', { status: 429 }))
    await search(vin)
    expect(status()).toContain(failed)
    expect(status()).toContain('wait a minute')
    expect(popup()).toBeNull()
  })
})
