import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AccessoryLine, ModelChoice } from '#features/vehicles/vehicles/index.ts'
import { rand } from '#platform/money.ts'
import { flushAddress } from '#ui/use-address.ts'
import { selectModelAndColour } from '../../rules/model-selection.ts'
import { ChoiceProvider, selectModel } from '../configurator/choice.island.tsx'
import { ChoiceLink } from '../configurator/choice-link.island.tsx'
import { Accessories } from './accessories.tsx'

const paint = (code: string, surcharge?: number) => ({
  ...{ code, title: `Paint ${code}`, colour: { body: '#a41e22' } },
  ...(surcharge && { surcharge: rand(surcharge) }),
})
const model = (code: string, price: number): ModelChoice => ({
  ...{ code, derivativeCode: `FOR-${code}`, name: `Fortuner ${code}`, grade: 'vx', price: rand(price) },
  ...{ specialPrice: null, facts: [], badges: [], anchor: null, tiles: [], drawing: null },
  colours: [paint('040'), paint('089', 3_950)],
})
const accessory = (code: string, name: string, price: number | null): AccessoryLine => ({
  ...{ code, partNumber: code, price: price === null ? null : rand(price) },
  name: { text: name, language: 'en' },
})
const grades = [{ slug: 'vx', label: 'VX', models: [model('57U', 899_900), model('73S', 729_900)] }]
const accessories = [accessory('PZ1', 'Tow bar', 6_990), accessory('PZ2', 'Fuel tank', null)]
const quote = {
  address: '/enquiry/quote?dealer=marula',
  parameter: 'buy-now-code',
  isExternal: false,
} as const
const text = { text: '', language: 'en' } as const

let page: HTMLElement
let root: Root

async function open(query: string): Promise<void> {
  history.replaceState(null, '', `/vehicles/fortuner${query}`)
  root.render(
    <ChoiceProvider grades={grades} defaultCode="73S" accessories={accessories}>
      <Accessories
        language="en"
        texts={{
          tagline: text,
          description: text,
          seoTitle: text,
          seoDescription: text,
          figures: [],
          accessories,
        }}
        showsPrices
        showsFinance
        quote={quote}
        selection={selectModelAndColour(grades, { model: null, colour: null }, '73S')}
      />
      <ChoiceLink target={{ to: 'enquiry', target: quote }}>Ask</ChoiceLink>
    </ChoiceProvider>,
  )
  await expect.poll(() => page.querySelector('button[type=button]')?.textContent).toContain('Share')
}

const plain = () => page.textContent?.replaceAll('\u00a0', ' ') ?? ''
const box = (code: string) => page.querySelector<HTMLInputElement>(`[value=${code}]`)
const sent = () => {
  const form = page.querySelector('form')
  return form ? new URLSearchParams([...new FormData(form)] as [string, string][]).toString() : ''
}

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class extends IntersectionObserver {
      constructor(report: IntersectionObserverCallback) {
        super(report)
        queueMicrotask(() => report([{ isIntersecting: true } as IntersectionObserverEntry], this))
      }
    },
  )
  page = document.body.appendChild(document.createElement('main'))
  root = createRoot(page)
})

afterEach(() => {
  flushAddress()
  root.unmount()
  page.remove()
})

describe('a configuration', () => {
  it('adds up the model, its paint and the ticked accessories, and says what has no price', async () => {
    await open('?model=73S&colour=089')
    expect(plain()).toContain('Fortuner 73SR 729 900Paint 089R 3 950TotalR 733 850')
    box('PZ1')?.click()
    await expect.poll(plain).toContain('Tow barR 6 990TotalR 740 840')
    expect(plain()).not.toContain('not in the total')
    box('PZ2')?.click()
    await expect.poll(plain).toContain('Fuel tankprice on requestTotalR 740 840')
    expect(plain()).toContain('Accessories with a price on request are not in the total.')
    flushAddress()
    expect(location.search).toBe('?model=73S&colour=089&with=PZ1%2CPZ2')
  })

  it('is restored from its address, without what is not offered', async () => {
    await open('?model=57U&with=PZ1,GONE')
    expect(box('PZ1')?.checked).toBe(true)
    expect(plain()).toContain('Paint 040no extra costTow barR 6 990TotalR 906 890')
  })

  it('opens with the default model, and keeps the accessories with another one', async () => {
    await open('?with=PZ1')
    expect(plain()).toContain('TotalR 736 890')
    selectModel('57U')
    await expect.poll(plain).toContain('TotalR 906 890')
  })

  it('goes into the form for a quote, with the paint that adds to the price', async () => {
    await open('?model=57U&colour=089&with=PZ1')
    expect(sent()).toBe('dealer=marula&buy-now-code=FOR-57U&colour=089&with=PZ1')
    await expect
      .poll(() => page.querySelector('a[href^="/enquiry"]')?.getAttribute('href'))
      .toBe('/enquiry/quote?dealer=marula&buy-now-code=FOR-57U&colour=089&with=PZ1')
  })
})
