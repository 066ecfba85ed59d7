import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { loadCheck } from '#features/enquiries/enquiries/rules.ts'
import { nothingChosen } from '../../summary/summary.ts'
import { exampleContent } from '../example-content.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { formProps } from './form-props.ts'

/** Valid entries of a visitor, by field name. */
export const visitor = {
  fullName: 'Thandi van der Merwe',
  phone: '082 123 4567',
  email: 'thandi@example.co.za',
} as const

/** How a submission is answered; null for a connection that breaks. Times in milliseconds. */
export type Answer = { readonly status?: number; readonly body?: object; readonly afterMs?: number } | null

export const stored: Answer = { status: 201, body: { reference: 'FC-7K3M-9Q2X' } }

/** Answers submissions in order, the last answer again and again; returns the bodies that were sent. */
function answerForms(answers: readonly Answer[]) {
  const sent: Record<string, unknown>[] = []
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    if (address.startsWith('/sections/')) throw new TypeError('The summary stays as it is.')
    sent.push(JSON.parse(body) as Record<string, unknown>)
    const answer = answers[Math.min(sent.length, answers.length) - 1]
    if (!answer) throw new TypeError('The connection broke.')
    const { afterMs } = answer
    if (afterMs !== undefined) await new Promise((resolve) => setTimeout(resolve, afterMs))
    // A real response is read in steps that no fake clock waits for.
    return { status: answer.status ?? 201, json: async () => answer.body ?? {} }
  })
  return sent
}

const content = { ...exampleContent, chosen: { ...nothingChosen, stock: 'US-10442' } }

/**
 * Shows a form: about a used vehicle, which asks everything that the specification wants, or to customer care. The clock
 * stands still until `wait` moves it.
 */
export async function showForm(kind: 'usedVehicle' | 'contact', ...answers: Answer[]) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const sent = answerForms(answers)
  // The rules are loaded when the form gets the focus.
  await loadCheck()
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  const props = formProps({ kind, content, language: 'en', path: '/contact' })
  await act(() => root.render(<EnquiryForm {...props} content={content} readPreferredSlug={() => null} />))
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const fieldOf = (name: string, value?: string): HTMLInputElement => {
    const selector = `[name="${name}"]${value === undefined ? '' : `[value="${value}"]`}`
    const field = page.querySelector<HTMLInputElement>(selector)
    if (!field) throw new Error(`There is no field “${name}”.`)
    return field
  }
  const buttons = () => [...page.querySelectorAll('button')]
  return {
    page,
    sent,
    wait,
    fieldOf,
    labels: () => buttons().map(({ textContent }) => textContent),
    /** Enters a text as a visitor does. */
    enter: (name: string, value: string) =>
      act(async () => {
        fieldOf(name).value = value
        fieldOf(name).dispatchEvent(new Event('input', { bubbles: true }))
      }),
    tick: (name: string, value?: string) => act(async () => fieldOf(name, value).click()),
    press: (label: string) =>
      act(async () => {
        const button = buttons().find(({ textContent }) => textContent === label)
        if (!button) throw new Error(`There is no button “${label}”.`)
        button.click()
        await vi.advanceTimersByTimeAsync(0)
      }),
    /** The notes and messages that describe a field. */
    descriptionOf: (element: Element) =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ')
        .trim(),
    /** Removes the form, for the next test. */
    async close() {
      await act(() => root.unmount())
      page.remove()
    },
  }
}

export type ShownForm = Awaited<ReturnType<typeof showForm>>

/** Completes the form. */
export async function complete({ enter, tick }: ShownForm, entries: Partial<typeof visitor> = {}) {
  for (const [name, value] of Object.entries({ ...visitor, ...entries })) await enter(name, value)
  await tick('adult')
}

/** Sends a completed form, up to the beginning of sending. Source: requirement D-421 for the pause. */
export async function send({ press, wait }: ShownForm) {
  await press('Submit')
  await press('Yes')
  await wait(500)
}
