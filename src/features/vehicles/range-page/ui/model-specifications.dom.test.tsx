import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ModelChoice, Specifications } from '#features/vehicles/vehicles/index.ts'
import { flushAddress } from '#ui/use-address.ts'
import { rangePageTexts } from '../texts.ts'
import { ChoiceProvider, selectModel } from './configurator/choice.island.tsx'
import { ModelSpecifications } from './model-specifications.island.tsx'

const model = (code: string, name: string, grade: string): ModelChoice => ({
  ...{ code, derivativeCode: null, name, grade, price: null, specialPrice: null },
  ...{ facts: [], badges: [], anchor: null, tiles: [], drawing: null, colours: [] },
})

const grades = [
  { slug: 'vx', label: 'VX', models: [model('73V', 'Fortuner VX', 'vx')] },
  { slug: 'gr-s', label: 'GR-Sport', models: [model('57U', 'Fortuner GR-Sport', 'gr-s')] },
]

const english = (text: string) => ({ text, language: 'en' }) as const
const specifications: Specifications = {
  '57U': [
    {
      id: 'performance',
      title: english('Engine'),
      items: [{ label: english('Power'), value: english('165 kW') }],
    },
  ],
}

let page: HTMLElement
let root: Root

/** Answers the requests for specifications, in order. */
let answers: ((response: Response) => void)[] = []
const respond = (body: unknown, status = 200) =>
  answers.at(-1)?.(new Response(JSON.stringify(body), { status }))
const requested = (count: number) => vi.waitFor(() => expect(answers).toHaveLength(count))
const shows = (text: string) => vi.waitFor(() => expect(page.textContent).toContain(text))

beforeEach(async () => {
  answers = []
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)))
  history.replaceState(null, '', '/vehicles/fortuner')
  page = document.body.appendChild(document.createElement('main'))
  root = createRoot(page)
  root.render(
    <ChoiceProvider grades={grades}>
      <ModelSpecifications
        heading="Full specifications."
        defaultCode="73V"
        address="/sections/specifications?range=fortuner"
        texts={rangePageTexts('en').configurator}
        language="en"
      >
        <p>150 kW, as served</p>
      </ModelSpecifications>
    </ChoiceProvider>,
  )
  await shows('150 kW, as served')
})

afterEach(() => {
  flushAddress()
  root.unmount()
  page.remove()
})

describe('the full specification of another model', () => {
  it('shows a loading message, a retry when the request fails, and then the data (V-249)', async () => {
    selectModel('57U')
    await requested(1)
    expect(page.textContent).toContain('Fortuner GR-Sport')
    expect(page.querySelector('[role="status"]')?.textContent).toBe('Loading vehicle data')
    expect(page.textContent).not.toContain('as served')

    respond({}, 503)
    await shows('Try again')
    page.querySelector('button')?.click()
    await requested(2)
    respond(specifications)
    await shows('165 kW')
    expect(page.querySelector('[role="status"]')).toBeNull()
    expect(page.textContent).not.toContain('No data available')
  })

  it('says No data available for a model without data (V-342)', async () => {
    selectModel('57U')
    await requested(1)
    respond({})
    await shows('No data available')
  })

  it('returns to the served specification without a request', async () => {
    selectModel('57U')
    await requested(1)
    selectModel('73V')
    await shows('150 kW, as served')
    expect(answers).toHaveLength(1)
  })
})
