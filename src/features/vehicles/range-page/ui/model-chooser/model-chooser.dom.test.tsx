import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { HeroFilters, ModelCard, ModelChoice } from '#features/vehicles/vehicles/index.ts'
import { cents } from '#platform/money.ts'
import { rangePageTexts } from '../../texts.ts'
import { ChoiceProvider } from '../configurator/choice.island.tsx'
import { ModelChooser } from './model-chooser.tsx'

const { configurator, modelChooser } = rangePageTexts('en')
const fortuner = { slug: 'fortuner', name: 'Fortuner' }
const corollaCross = { slug: 'corolla-cross', name: 'Corolla Cross' }

const diesel = { fuelType: 'Diesel', transmissionType: 'Automatic', driveSystem: 'Rear' } as const
const petrol = { fuelType: 'Petrol', transmissionType: 'CVT', driveSystem: 'Front' } as const

const card = (code: string, name: string, part: Partial<ModelCard>): ModelCard => ({
  ...{ code, name, range: fortuner, grade: 'vx', price: cents(89_990_000), specialPrice: null },
  ...{ ...diesel, picture: null, hero: null },
  ...part,
})

const cards = [
  card('73V', 'Fortuner 2.8 VX', {}),
  card('57U', 'Fortuner 2.8 4x4 GR-Sport', { grade: 'gr-s', driveSystem: 'All Wheel' }),
  card('73R', 'Fortuner 2.4', { grade: 'standard', transmissionType: 'Manual' }),
  card('C01', '1.8 XS', { ...petrol, range: corollaCross, grade: 'xs' }),
  card('C02', '1.8 Hybrid GR-Sport', { ...petrol, fuelType: 'Hybrid', range: corollaCross, grade: 'gr-s' }),
]

/** The model that is selected on the page. */
const selected: ModelChoice = {
  ...{ code: '73V', derivativeCode: null, name: 'Fortuner 2.8 VX', grade: 'vx', price: cents(89_990_000) },
  ...{ specialPrice: null, facts: [], badges: [], anchor: null, tiles: [], drawing: null, colours: [] },
}

const page = document.body.appendChild(document.createElement('main'))
const root = createRoot(page)

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

afterEach(() => act(() => root.render(null)))

function show(ofRange: boolean, hero: HeroFilters | null = null, compared?: readonly string[]): void {
  const response = {
    ...{ brand: 'Toyota', showsPrices: true, texts: modelChooser },
    cards: cards.map((each) => (each.code === selected.code ? { ...each, hero } : each)),
  }
  act(() =>
    root.render(
      <ChoiceProvider grades={[{ slug: 'vx', label: 'VX', models: [selected] }]}>
        <ModelChooser
          response={response}
          ofRange={ofRange}
          rangeSlug="fortuner"
          compared={compared}
          dealerSlug={null}
          close="Close"
          prices={configurator}
          onDone={() => undefined}
        />
      </ChoiceProvider>,
    ),
  )
}

const textsOf = (selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent)
const names = () => textsOf('li span.font-semibold')
const status = () => page.querySelector('[role="status"]')?.textContent
const field = () => page.querySelector<HTMLInputElement>('[placeholder="Search for a model"]')
const checkbox = (label: string) =>
  [...page.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.querySelector('input')
const press = (label: string) =>
  act(() => [...page.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click())

function search(term: string): void {
  const input = field()
  // React ignores an input event when the value was set on the element itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, term)
  act(() => {
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

describe('the model chooser', () => {
  it('lists the models of every range, the selected one first, and counts them (V-212, V-213)', () => {
    show(false)
    expect(names()).toHaveLength(5)
    expect(names()[0]).toBe('Fortuner 2.8 VX')
    expect(page.querySelector('[aria-current="true"]')?.textContent).toContain('Fortuner 2.8 VX')
    expect(status()).toBe('Showing 5 vehicles')
  })

  it('lists no model that is compared already', () => {
    show(false, null, ['73V', 'C01'])
    expect(names()).toHaveLength(3)
    expect(page.textContent).not.toContain('1.8 XS')
  })

  it('finds models by the words of their name and range, without the brand (V-216, V-217)', () => {
    show(false)
    search('corolla cross')
    expect(names()).toEqual(['1.8 XS', '1.8 Hybrid GR-Sport'])
    search('toyota corolla cross xs')
    expect(names()).toEqual(['1.8 XS'])
    expect(status()).toBe('Showing 1 vehicle')
    search('zzzz')
    expect(names()).toEqual([])
    expect(page.textContent).toContain('No models match.')
  })

  it('offers for one range its models, and only filters and options that tell them apart (V-218, V-219, V-220, V-222)', () => {
    show(true)
    expect(names()).toHaveLength(3)
    expect(textsOf('legend')).toEqual(['Fuel System', 'Transmission', 'Drive System', 'Trim'])
    expect(textsOf('fieldset label')).toEqual([
      ...['Diesel', 'Manual', 'Automatic', 'All Wheel', 'Rear'],
      ...['VX', 'Standard', 'GR-Sport'],
    ])
  })

  it('narrows the list with each option, and shows every model after Clear all (V-214)', () => {
    show(true)
    act(() => checkbox('Automatic')?.click())
    expect(names()).toEqual(['Fortuner 2.8 VX', 'Fortuner 2.8 4x4 GR-Sport'])
    act(() => checkbox('GR-Sport')?.click())
    expect(names()).toEqual(['Fortuner 2.8 4x4 GR-Sport'])
    expect(status()).toBe('Showing 1 vehicle')
    press('Clear all')
    expect(names()).toHaveLength(3)
    expect(checkbox('Automatic')?.checked).toBe(false)
  })

  it('omits the filters that a featured model hides, and renames others (V-225)', () => {
    show(true, { hidden: [1, 2], headings: [null, null, 'Wheels', null] })
    expect(textsOf('legend')).toEqual(['Wheels', 'Trim'])
  })
})
