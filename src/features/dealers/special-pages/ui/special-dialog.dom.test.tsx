import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { enquiryTexts } from '#features/enquiries/enquiries/texts.ts'
import { exampleData, exampleSpecials } from '../example-data.ts'
import { specialTexts } from '../texts.ts'
import { SpecialDialog } from './special-dialog.island.tsx'

const page = document.body.appendChild(document.createElement('main'))
const root = createRoot(page)
/** A real response is read in steps that no fake clock waits for. */
type Answer = { readonly status: number; readonly json: () => Promise<object> }

const fetched = vi.fn<() => Promise<Answer>>()
const answer = (status: number, body: object): Answer => ({ status, json: async () => body })

const visitor = { fullName: 'Thandi van der Merwe', phone: '082 123 4567', email: 'thandi@example.co.za' }

const field = (name: string) => {
  const found = page.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!found) throw new Error(`There is no field “${name}”.`)
  return found
}

/** Presses a button, and lets the pause pass before a form is sent (D-421). */
const press = (label: string) =>
  act(async () => {
    const buttons = [...page.querySelectorAll('button')]
    buttons.find(({ textContent }) => textContent === label)?.click()
    await vi.advanceTimersByTimeAsync(5_000)
  })

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', fetched)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  act(() =>
    root.render(
      <SpecialDialog
        special={exampleSpecials[1] ?? null}
        data={exampleData(exampleSpecials)}
        form={{ texts: enquiryTexts('en').enquiries, language: 'en', page: '/dealers/marula/specials' }}
        texts={specialTexts('en').specials}
        onClose={() => {}}
      />,
    ),
  )
  await act(() => vi.dynamicImportSettled())
})

afterEach(() => {
  act(() => root.render(null))
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('keeps the entries and offers a retry when sending fails (D-393)', async () => {
  fetched
    .mockResolvedValueOnce(answer(500, {}))
    .mockResolvedValueOnce(answer(201, { reference: 'FC-7K3M-9Q2X' }))
  // The rules are loaded when the form gets the focus.
  await act(async () => {
    field('fullName').focus()
    await vi.dynamicImportSettled()
  })
  for (const [name, value] of Object.entries(visitor))
    await act(async () => {
      field(name).value = value
      field(name).dispatchEvent(new Event('input', { bubbles: true }))
    })
  await act(async () => field('adult').click())
  await press('Submit')
  expect(page.textContent).toContain('could not be sent')
  expect(page.textContent).not.toContain('Thank you!')
  for (const [name, value] of Object.entries(visitor)) expect(field(name).value).toBe(value)
  await press('Try again')
  expect(page.textContent).toContain('Your Enquiry has been sent.')
  expect(fetched).toHaveBeenCalledTimes(2)
})
