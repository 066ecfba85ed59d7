import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { calendarDayOf, createClock, midnightAfter } from './clock.ts'

const hourMs = 60 * 60 * 1000

/** A fake machine time that starts at the given moment, when its process started too. */
function machineAt(iso: string) {
  let time = Date.parse(iso)
  return {
    startedAt: time,
    machineTime: () => time,
    pass(ms: number) {
      time += ms
    },
  }
}

describe('the clock (G-2)', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('follows the machine time when it is not set', () => {
    const machine = machineAt('2026-11-20T10:00:00Z')
    const clock = createClock({ machineTime: machine.machineTime })
    machine.pass(hourMs)
    expect(clock.now()).toEqual(new Date('2026-11-20T11:00:00Z'))
    vi.useFakeTimers({ now: new Date('2028-02-29T21:59:59Z') })
    expect(createClock().now()).toEqual(new Date('2028-02-29T21:59:59Z'))
    expect(createClock().today()).toBe('2028-02-29')
    vi.advanceTimersByTime(1000)
    expect(createClock().today()).toBe('2028-03-01')
  })

  it('runs on from the moment it is set to', () => {
    const machine = machineAt('2026-11-20T10:00:00Z')
    const clock = createClock({ startAt: '2025-01-05T23:30:00+02:00', ...machine })
    expect(clock.now()).toEqual(new Date('2025-01-05T21:30:00Z'))
    expect(clock.today()).toBe('2025-01-05')
    expect(midnightAfter(clock.now())).toEqual(new Date('2025-01-05T22:00:00Z'))
    machine.pass(hourMs)
    expect(clock.today()).toBe('2025-01-06')
    expect(midnightAfter(clock.now())).toEqual(new Date('2025-01-06T22:00:00Z'))
  })

  it('counts from the start of the process, whenever it is created', () => {
    const machine = machineAt('2026-11-20T10:00:00Z')
    machine.pass(90 * 1000)
    expect(createClock({ startAt: '2025-01-05T08:00:00Z', ...machine }).now()).toEqual(
      new Date('2025-01-05T08:01:30Z'),
    )
    const machineTime = () => performance.timeOrigin + 90 * 1000
    expect(createClock({ startAt: '2025-01-05T08:00:00Z', machineTime }).now()).toEqual(
      new Date('2025-01-05T08:01:30Z'),
    )
  })

  it.each([
    ['2026-11-20T21:59:59.999Z', '2026-11-20'],
    ['2026-11-20T22:00:00.000Z', '2026-11-21'],
    ['2026-12-31T22:00:00.000Z', '2027-01-01'],
    ['2028-02-28T22:00:00.000Z', '2028-02-29'],
    ['2026-07-01T21:59:59.000Z', '2026-07-01'],
  ])('converts %s to the day %s in Johannesburg', (moment, day) => {
    expect(calendarDayOf(new Date(moment))).toBe(day)
  })

  it('finds the next midnight at the first moment of the next day, at most 24 hours away', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
        (moment) => {
          const midnight = midnightAfter(moment)
          expect(midnight.getTime() - moment.getTime()).toBeGreaterThan(0)
          expect(midnight.getTime() - moment.getTime()).toBeLessThanOrEqual(24 * hourMs)
          expect(calendarDayOf(new Date(midnight.getTime() - 1))).toBe(calendarDayOf(moment))
          expect(calendarDayOf(midnight) > calendarDayOf(moment)).toBe(true)
          expect(midnight.toISOString()).toMatch(/T22:00:00\.000Z$/)
        },
      ),
    )
  })

  it.each([
    '',
    'tomorrow',
    '2025-01-05',
    '2025-01-05T08:00:00',
    '2025-02-30T08:00:00Z',
    '2025-13-01T08:00:00Z',
    '2025-01-05T25:00:00Z',
  ])('rejects %o with a message', (startAt) => {
    expect(() => createClock({ startAt })).toThrow(
      `The clock cannot be set to "${startAt}": write an ISO moment with its offset, for example 2025-01-03T08:00:00+02:00.`,
    )
  })
})
