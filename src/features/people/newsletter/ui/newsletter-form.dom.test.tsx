import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { newsletterTexts } from '../texts.ts'
import { NewsletterForm } from './newsletter-form.island.tsx'

const email = 'thabo@example.co.za'

/** Shows the form, whose requests are answered as given. */
async function showForm(answer: () => Promise<Response>) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const fetch = vi.fn<(address: string, request: { body: string }) => Promise<Response>>(answer)
  vi.stubGlobal('fetch', fetch)
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  await act(() => root.render(<NewsletterForm labels={newsletterTexts('en').newsletter} />))
  const fieldOf = (name: string) => page.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement
  const press = (name: string) =>
    act(async () => {
      const found = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name)
      if (!found) throw new Error(`There is no button “${name}”.`)
      found.click()
      // The rules of the form are loaded when it is sent first.
      await vi.dynamicImportSettled()
    })
  const fill = (address = email) => {
    Object.assign(fieldOf('firstName'), { value: 'Thabo' })
    Object.assign(fieldOf('lastName'), { value: 'Mokoena' })
    Object.assign(fieldOf('emailAddress'), { value: address })
    fieldOf('over18').checked = true
  }
  const messageOf = (name: string) =>
    (fieldOf(name).getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
  const bodies = () => fetch.mock.calls.map(([, { body }]) => JSON.parse(body) as Record<string, unknown>)
  const textsOfButtons = () => [...page.querySelectorAll('button')].map(({ textContent }) => textContent)
  return { page, fieldOf, fill, press, messageOf, bodies, textsOfButtons }
}

afterEach(() => document.body.replaceChildren())

const answerWith = (body: object) => async () => Response.json(body)

describe('the newsletter form', () => {
  it('names every missing entry, focuses the first and sends nothing (V-134, V-135, V-136, V-137)', async () => {
    const { page, fieldOf, press, messageOf, bodies } = await showForm(answerWith({}))
    expect(fieldOf('over18').checked).toBe(false)
    expect(page.querySelector('label:has([name=over18])')?.textContent).toContain('over 18')
    await press('Subscribe')
    for (const [name, message] of [
      ['firstName', 'First name is required'],
      ['lastName', 'Last name is required'],
      ['emailAddress', 'Email address is required'],
      ['over18', 'Please confirm that you are over 18'],
    ] as const)
      expect(messageOf(name)).toBe(message)
    expect(document.activeElement).toBe(fieldOf('firstName'))
    expect(bodies()).toEqual([])
  })

  it('refuses an address without an @ (V-136)', async () => {
    const { fill, press, messageOf, bodies } = await showForm(answerWith({}))
    fill('abc')
    await press('Subscribe')
    expect(messageOf('emailAddress')).toBe('Invalid email address')
    expect(messageOf('firstName')).toBe('')
    expect(bodies()).toEqual([])
  })

  it('sends the four values, and says so on the button meanwhile (V-138, V-139)', async () => {
    let release = (_: Response) => {}
    const answer = new Promise<Response>((resolve) => {
      release = resolve
    })
    const { page, fill, press, bodies, textsOfButtons } = await showForm(() => answer)
    fill()
    await press('Subscribe')
    await vi.waitFor(() => expect(textsOfButtons()).toEqual(['...Sending']))
    expect(bodies()).toEqual([
      { firstName: 'Thabo', lastName: 'Mokoena', emailAddress: email, over18: 'yes', website: '' },
    ])
    await act(async () => release(Response.json({ msg: 'Please confirm your email address.' })))
    await vi.waitFor(() => expect(page.textContent).toContain('Thank you'))
  })

  it.each([
    ['V-335', 'Oops: Member Exists here', `The email ${email} is already signed up to our newsletter.`],
    [
      'V-141 V-334',
      'The domain portion is wrong',
      `Submission ErrorThe email address ${email} doesn't appear to be a valid email address, please enter a valid email address.`,
    ],
    ['V-142', 'Now confirm your email address, please', 'Thank youNow confirm your email address, please'],
    ['V-143', 'Too many attempts', 'Too many attempts'],
  ])('%s: shows the message for “%s” (V-140)', async (_, msg, notice) => {
    const { page, fill, press } = await showForm(answerWith({ result: 'error', msg, error: '' }))
    fill()
    await press('Subscribe')
    await vi.waitFor(() => expect(page.querySelector('[tabindex="-1"]:not(input)')?.textContent).toBe(notice))
    expect(document.activeElement?.textContent).toBe(notice)
  })

  it('keeps the entries and offers a retry when the connection drops (V-144)', async () => {
    let isBroken = true
    const { page, fieldOf, fill, press, textsOfButtons } = await showForm(async () => {
      if (isBroken) throw new TypeError('The connection dropped.')
      return Response.json({ msg: 'confirm your email address' })
    })
    fill()
    await press('Subscribe')
    await vi.waitFor(() =>
      expect(page.querySelector('[role=status]')?.textContent).toContain('could not be sent'),
    )
    expect(textsOfButtons()).toEqual(['Subscribe', 'Try again'])
    expect(page.querySelector('button[aria-disabled], button:disabled')).toBeNull()
    expect(fieldOf('firstName').value).toBe('Thabo')
    isBroken = false
    await press('Try again')
    await vi.waitFor(() => expect(page.textContent).toContain('Thank you'))
  })
})
