import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rand } from '#platform/money.ts'
import { defaultFinanceSettings } from '../../rules/settings.ts'
import { financeTexts, summaryTexts } from '../../texts.ts'
import { FinanceBlock } from './finance-block.island.tsx'

const subject = {
  ...{ code: '57U', name: 'Fortuner VX', contractName: 'VX', rangeName: 'Fortuner', price: rand(899_900) },
  ...{ priceView: 'R 899 900', colour: null, picture: null },
}

let page: HTMLElement
let root: Root
let textsAvailable = false

/** The server, of which the finance service fails. */
async function answer(address: string): Promise<Response> {
  if (!address.startsWith('/sections/calculator-texts?lang=af') || !textsAvailable) {
    return new Response('', { status: 503 })
  }
  const { calculators, waysToPay } = financeTexts('af')
  return Response.json({ calculators, waysToPay })
}

beforeEach(() => {
  textsAvailable = false
  vi.stubGlobal('fetch', answer)
  page = document.body.appendChild(document.createElement('main'))
  root = createRoot(page)
  root.render(
    <FinanceBlock
      subject={subject}
      settings={defaultFinanceSettings}
      forms={{ dealer: null, path: '/vehicles/fortuner', finance: true, subscription: true, quotePath: null }}
      texts={{
        ...{ language: 'af', calculators: summaryTexts('af'), finance: financeTexts('af').finance },
        newTab: '(maak in ’n nuwe oortjie oop)',
      }}
      change={null}
    />,
  )
})

afterEach(() => {
  root.unmount()
  page.remove()
  vi.unstubAllGlobals()
})

it('says that the calculators failed to load, and shows them in the language after another attempt', async () => {
  const { workItOut, failed, retry, instalmentLead } = financeTexts('af').calculators
  await vi.waitFor(() => expect(page.textContent).toContain(workItOut))
  page.querySelector<HTMLElement>('button[aria-controls]')?.click()
  await vi.waitFor(() => expect(page.textContent).toContain(failed), 5_000)
  expect(page.querySelector('article')).toBeNull()
  textsAvailable = true
  const again = [...page.querySelectorAll('button')].find((button) => button.textContent === retry)
  again?.click()
  await vi.waitFor(() => expect(page.textContent).toContain(instalmentLead), 5_000)
  expect(page.textContent).not.toContain(failed)
})
