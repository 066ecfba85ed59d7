import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Countdown } from './countdown.island.tsx'

const labels = { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' }

const page = document.body.appendChild(document.createElement('main'))
const root = createRoot(page)

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ now: Date.parse('2026-11-20T08:00:00+02:00') })
})

afterEach(() => act(() => root.render(null)))

function show(target: string, clockOffset = 0): void {
  act(() =>
    root.render(<Countdown target={target} label="To the race" labels={labels} clockOffset={clockOffset} />),
  )
}

const figures = () => [...page.querySelectorAll('[data-unit]')].map(({ textContent }) => textContent)

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

it('counts down each second (C-037)', async () => {
  show('2026-12-02T19:41:00+02:00')
  expect(figures()).toEqual(['12', '11', '41', '00'])
  await wait(1_000)
  expect(figures()).toEqual(['12', '11', '40', '59'])
  await wait(3_000)
  expect(figures()).toEqual(['12', '11', '40', '56'])
})

it('counts from the clock of the site', () => {
  show('2026-11-20T09:00:00+02:00', 30 * 60_000)
  expect(figures()).toEqual(['00', '00', '30', '00'])
})

it('stays at zero from the target on, and shows zero for a target in the past (C-038)', async () => {
  show('2026-11-20T08:00:02+02:00')
  await wait(5_000)
  expect(figures()).toEqual(['00', '00', '00', '00'])
  expect(vi.getTimerCount()).toBe(0)
  show('2025-05-18T00:00:00+02:00')
  expect(figures()).toEqual(['00', '00', '00', '00'])
})
