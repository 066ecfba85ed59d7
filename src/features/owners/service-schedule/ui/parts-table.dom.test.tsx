import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ServiceItem } from '../service.ts'
import { serviceScheduleTexts } from '../texts.ts'
import { PartsTable } from './parts-table.tsx'

const texts = serviceScheduleTexts('en').serviceSchedule
const page = document.body.appendChild(document.createElement('main'))
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(page)
})
afterEach(() => act(() => root.unmount()))

const buttons = (name: string, within: ParentNode) =>
  [...within.querySelectorAll('button')].filter(({ textContent }) => textContent === name)
const press = (name: string, within: ParentNode) =>
  act(async () => {
    const [button] = buttons(name, within)
    if (!button) throw new Error(`There is no button ${name}.`)
    button.click()
  })
const rows = () =>
  [...page.querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent))

const item = (description: string, type: ServiceItem['type'] = 'inspect'): ServiceItem => ({
  ...{ type, description, partNumber: `N-${description}`, quantity: '2' },
})
const many = (count: number, type?: ServiceItem['type']) =>
  Array.from({ length: count }, (_, index) => item(`Part ${index + 1}`, type))
const showItems = (...items: ServiceItem[]) =>
  act(async () => root.render(<PartsTable items={items} texts={texts} />))

describe('the table', () => {
  const panel = () => page.querySelector('[role=tabpanel]') ?? page

  it('has four tabs, and the items of the chosen one (V-125, V-126)', async () => {
    await showItems(item('a'), item('b', 'lubricate'), item('c', 'clean'), item('d', 'replace'))
    const tabs = [...page.querySelectorAll<HTMLButtonElement>('[role=tab]')]
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      ...['1. Inspect', '2. Lubricate', '3. Clean', '4. Replace'],
    ])
    const shown = [rows()]
    for (const tab of tabs.slice(1)) {
      await act(async () => tab.click())
      shown.push(rows())
    }
    expect(shown).toEqual(['a', 'b', 'c', 'd'].map((name) => [[name, `N-${name}`, '2']]))
  })

  it('has the columns Part, Part Number and Quantity (V-128)', async () => {
    await showItems(item('a'))
    expect([...page.querySelectorAll('thead th')].map(({ textContent }) => textContent)).toEqual([
      ...['Part', 'Part Number', 'Quantity'],
    ])
  })

  it('shows ten rows, all after Show More, and ten after Show Less (V-129)', async () => {
    await showItems(...many(23))
    expect(rows()).toHaveLength(10)
    await press('Show More', panel())
    expect(rows()).toHaveLength(23)
    await press('Show Less', panel())
    expect(rows()).toHaveLength(10)
  })

  it('has no button at ten rows (V-129)', async () => {
    await showItems(...many(10))
    expect(rows()).toHaveLength(10)
    expect(buttons('Show More', panel())).toEqual([])
  })

  it('is searched by description (V-127)', async () => {
    await showItems(item('Engine oil'), item('OIL filter'), item('Brake pads'))
    await act(async () => {
      const field = page.querySelector('input')
      expect(field?.labels?.[0]?.textContent).toBe('Search Part')
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      set?.call(field, 'oil')
      field?.dispatchEvent(new Event('input', { bubbles: true }))
    })
    expect(rows().map(([part]) => part)).toEqual(['Engine oil', 'OIL filter'])
  })
})

describe('the list on a phone', () => {
  const list = () => page.querySelector('[data-work]')?.parentElement?.parentElement ?? page
  const isShown = (element: Element) => !element.classList.contains('hidden')
  const sections = () =>
    [...page.querySelectorAll('[data-work]')].filter(isShown).map((section) => ({
      name: section.querySelector('summary')?.textContent,
      rows: [...section.querySelectorAll('li')].filter(isShown).length,
    }))

  it('has a section with Part, Part No. and Qty: for each kind of work (V-130)', async () => {
    await showItems(item('Engine oil'))
    const [section] = page.querySelectorAll('[data-work] details')
    expect(section?.hasAttribute('open')).toBe(true)
    expect([...(section?.querySelectorAll('dt, dd') ?? [])].map(({ textContent }) => textContent)).toEqual([
      ...['Part', 'Engine oil', 'Part No.', 'N-Engine oil', 'Qty:', '2'],
    ])
  })

  it('unfolds section by section, then all rows, and folds again (V-131, V-132)', async () => {
    await showItems(...many(12), ...many(1, 'lubricate'), ...many(2, 'clean'), ...many(13, 'replace'))
    const first = { name: '1. Inspect', rows: 10 }
    expect(sections()).toEqual([first])
    const names: number[] = []
    for (let click = 1; click <= 3; click += 1) {
      await press('Show More', list())
      names.push(sections().length)
    }
    expect(names).toEqual([2, 3, 4])
    expect(sections().map((section) => section.rows)).toEqual([10, 1, 2, 10])
    await press('Show More', list())
    expect(sections().map((section) => section.rows)).toEqual([12, 1, 2, 13])
    expect(buttons('Show More', list())).toEqual([])
    await press('Show Less', list())
    expect(sections()).toEqual([first])
  })
})
