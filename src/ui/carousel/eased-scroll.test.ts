import type { EmblaCarouselType } from 'embla-carousel'
import { describe, expect, it } from 'vitest'
import { easeScroll } from './eased-scroll.ts'

type Vector = { get: () => number; set: (to: number | Vector) => void; add: (by: number) => void }

function vector(start = 0): Vector {
  let value = start
  return {
    get: () => value,
    set: (to) => {
      value = typeof to === 'number' ? to : to.get()
    },
    add: (by) => {
      value += by
    },
  }
}

/** A fake of the Embla engine: location, target, and a scroll body that halves the distance on each step. */
function createFakeEmbla(duration: number) {
  const [location, previousLocation, target] = [vector(), vector(), vector()]
  let currentDuration = duration
  const scrollBody = {
    duration: () => currentDuration,
    seek: () => location.add((target.get() - location.get()) / 2),
    direction: () => 7,
  }
  const engine = { location, previousLocation, target, scrollBody }
  easeScroll({ internalEngine: () => engine } as unknown as EmblaCarouselType, duration)
  const steps = (count: number) => {
    for (let step = 0; step < count; step += 1) engine.scrollBody.seek()
    return location.get()
  }
  return { engine, steps, drag: () => (currentDuration = 25) }
}

describe('a scroll of 800 ms at 60 steps per second', () => {
  it('arrives at the 48th step and not before', () => {
    const { engine, steps } = createFakeEmbla(800)
    engine.target.set(-1000)
    expect(steps(24)).toBeCloseTo(-500)
    expect(steps(23)).toBeGreaterThan(-1000)
    expect(steps(1)).toBe(-1000)
    expect(steps(5)).toBe(-1000)
  })

  it('takes as long for a short distance as for a long one', () => {
    const { engine, steps } = createFakeEmbla(800)
    engine.target.set(-10)
    expect(steps(47)).toBeGreaterThan(-10)
    expect(steps(1)).toBe(-10)
  })

  it('starts again from its current position when the target changes', () => {
    const { engine, steps } = createFakeEmbla(800)
    engine.target.set(-1000)
    const midway = steps(24)
    engine.target.set(0)
    expect(steps(1)).toBeCloseTo(midway, 0)
    expect(steps(47)).toBe(0)
  })

  it('continues when a loop shifts position and target by a full round', () => {
    const { engine, steps } = createFakeEmbla(800)
    engine.target.set(-1000)
    steps(24)
    engine.target.add(3000)
    engine.location.add(3000)
    expect(steps(24)).toBe(2000)
  })

  it('uses the scroll body of Embla while the slides are dragged', () => {
    const { engine, steps, drag } = createFakeEmbla(800)
    engine.target.set(-1000)
    drag()
    expect(steps(1)).toBe(-500)
    expect(engine.scrollBody.direction()).toBe(7)
  })
})
