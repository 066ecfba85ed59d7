import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { examplePoll } from '../poll.test-support.ts'
import { pollTexts } from '../texts.ts'
import { Poll } from './poll.island.tsx'

const labels = pollTexts('en').polls
const page = document.body.appendChild(document.createElement('main'))
let root: Root

type Respond = () => Response | Promise<Response>
let onVote: Respond
let onCount: Respond
const fetched = vi.fn<typeof fetch>(async (address) => {
  if (String(address).startsWith('/api/poll-vote-update/')) return onVote()
  if (String(address).startsWith('/api/poll-vote-count/')) return onCount()
  return new Response('<svg/>')
})

const votes = () => fetched.mock.calls.filter(([, options]) => options?.method === 'POST')
const counted = () => fetched.mock.calls.filter(([address]) => String(address).includes('poll-vote-count'))

const forget = (pollId: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the test sets what the product reads
  document.cookie = `voted-${pollId}=; Path=/; Max-Age=0`
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', fetched)
  fetched.mockClear()
  onVote = () => Response.json({ counted: true })
  onCount = () => Response.json({ votes: { a: 3, b: 1, c: 0 } })
  for (const id of ['12', '13']) forget(id)
  root = createRoot(page)
})
afterEach(() => act(() => root.unmount()))

const show = (id = '12') =>
  act(async () => root.render(<Poll key={id} poll={{ ...examplePoll, id }} labels={labels} />))
const reload = async (id?: string) => {
  await act(() => root.unmount())
  root = createRoot(page)
  await show(id)
}

const radio = (value: string) => {
  const input = page.querySelector<HTMLInputElement>(`input[value="${value}"]`)
  if (!input) throw new Error(`There is no option ${value}.`)
  return input
}
const choose = (value: string) => act(async () => radio(value).click())
const button = (name: string) =>
  [...page.querySelectorAll('button')].find((each) => each.textContent === name)
const press = (name: string) =>
  act(async () => {
    const found = button(name)
    if (!found) throw new Error(`There is no button ${name}.`)
    found.click()
  })
const bars = () => [...page.querySelectorAll('li')].map((item) => item.textContent)
const chosen = () => [...page.querySelectorAll('input')].filter((input) => input.checked)
const message = () => page.querySelector('[role="status"]')?.textContent

describe('a question that was not answered', () => {
  it('asks for one of its options, and for no votes (C-106, C-110)', async () => {
    await show()
    expect(page.querySelector('legend')?.textContent).toBe(examplePoll.question)
    await choose('a')
    await choose('b')
    expect(chosen().map(({ value }) => value)).toEqual(['b'])
    expect(button('Vote')).toBeDefined()
    expect(counted()).toEqual([])
  })

  it('sends nothing when no option is chosen (C-115)', async () => {
    await show()
    await press('Vote')
    expect(votes()).toEqual([])
    expect(button('Vote')).toBeDefined()
  })
})

describe('a vote', () => {
  it('is one POST with the option alone, for the voter whose token was asked for first (C-359, C-114)', async () => {
    await show()
    await choose('b')
    await press('Vote')
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/poll-voter')
    const [[address, options] = []] = votes()
    expect([address, votes().length]).toEqual(['/api/poll-vote-update/12', 1])
    expect(new Headers(options?.headers).get('content-type')).toBe('application/json')
    expect(JSON.parse(String(options?.body))).toEqual({ optionId: 'b' })
  })

  it('is sent once when the button is pressed twice, and says that it is being sent (C-111)', async () => {
    let answer = (_: Response) => {}
    onVote = () => new Promise<Response>((resolve) => (answer = resolve))
    await show()
    await choose('a')
    await press('Vote')
    const sending = button(labels.sending)
    expect(sending?.getAttribute('aria-disabled')).toBe('true')
    await press(labels.sending)
    await act(async () => page.querySelector('form')?.requestSubmit())
    expect(votes()).toHaveLength(1)
    await act(async () => answer(new Response(null, { status: 200 })))
    expect(bars()).toHaveLength(3)
  })

  it('is followed by bars with texts and whole per cents in place of the form (C-109, C-112, C-358)', async () => {
    await show()
    await choose('a')
    await press('Vote')
    expect(bars()).toEqual(['A puncture75%', 'A missed waypoint25%', 'Soft sand0%'])
    expect([...page.querySelectorAll<HTMLElement>('li [style]')].map(({ style }) => style.width)).toEqual([
      ...['75%', '25%', '0%'],
    ])
    expect(page.querySelector('form')).toBeNull()
    expect(page.contains(document.activeElement) && document.activeElement !== document.body).toBe(true)
  })

  it.each([
    ['an empty body', () => new Response('', { status: 200 })],
    ['no content', () => new Response(null, { status: 204 })],
    ['another body', () => Response.json(['x'])],
    [
      'that this voter has voted',
      () => new Response('{}', { status: 409, headers: { 'vote-repeated': 'true' } }),
    ],
  ])('counts as sent when the answer is %s (C-360)', async (_, respond) => {
    onVote = respond
    await show()
    await choose('a')
    await press('Vote')
    expect(bars()).toHaveLength(3)
  })

  it('is remembered for this question only, until the cookies are deleted (C-113, C-114)', async () => {
    await show()
    await choose('a')
    await press('Vote')
    await reload()
    expect(bars()).toHaveLength(3)
    await reload('13')
    expect(button('Vote')).toBeDefined()
    forget('12')
    await reload()
    expect(button('Vote')).toBeDefined()
    expect(bars()).toEqual([])
  })

  it('that failed keeps the choice, says so calmly and can be sent again (C-382)', async () => {
    onVote = () => new Response('trouble', { status: 500 })
    await show()
    await choose('c')
    await press('Vote')
    expect(message()).toBe(labels.failed)
    expect(chosen().map(({ value }) => value)).toEqual(['c'])
    expect(document.cookie).not.toContain('voted-')
    onVote = () => Response.json({})
    await press('Try again')
    expect(votes()).toHaveLength(2)
    expect(bars()).toHaveLength(3)
  })

  it('is not sent when the token could not be had, and a retry asks for it again', async () => {
    fetched.mockImplementationOnce(async () => new Response('', { status: 503 }))
    await show()
    await choose('c')
    await press('Vote')
    expect([votes().length, message()]).toEqual([0, labels.failed])
    await press('Try again')
    expect(bars()).toHaveLength(3)
  })

  it.each([
    [429, labels.tooMany],
    [409, labels.closed],
  ])('answered with %i says why it was not counted', async (status, text) => {
    onVote = () => new Response('{}', { status })
    await show()
    await choose('a')
    await press('Vote')
    expect(message()).toBe(text)
    expect(document.cookie).not.toContain('voted-')
  })
})

describe('votes that could not be read', () => {
  it.each([
    ['an error', () => new Response('', { status: 500 })],
    ['no votes', () => Response.json({})],
    ['figures that are none', () => Response.json({ votes: { a: 'many' } })],
  ])('are no bars but a line and a retry, for %s (C-383)', async (_, respond) => {
    const good = onCount
    onCount = respond
    await show()
    await choose('a')
    await press('Vote')
    expect(bars()).toEqual([])
    expect(message()).toBe(labels.countFailed)
    onCount = good
    await press('Try again')
    expect(bars()[0]).toContain('75%')
  })
})
