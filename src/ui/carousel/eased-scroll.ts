import type { EmblaCarouselType } from 'embla-carousel'

/** Embla moves in steps of a sixtieth of a second. Milliseconds. */
const step = 1000 / 60

const eased = (share: number) => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2)

/**
 * Makes a move from slide to slide take the same time, wherever it comes from: Embla itself only draws near. While,
 * and after, the slides are dragged it stays Embla's.
 *
 * @param duration of a move in milliseconds; Embla's option `duration` is the same number
 */
export function easeScroll(embla: EmblaCarouselType, duration: number): void {
  const engine = embla.internalEngine()
  const original = engine.scrollBody
  const steps = Math.round(duration / step)
  let distance = 0
  let taken = 0
  let left = Number.NaN

  const seek = () => {
    if (original.duration() !== duration) {
      left = Number.NaN
      return original.seek()
    }
    const { location, target } = engine
    // A loop moves both by a whole round; any other difference is a new aim.
    const toGo = target.get() - location.get()
    if (!(Math.abs(toGo - left) < 0.01)) {
      distance = toGo
      taken = 0
    }
    taken += 1
    left = distance * (1 - eased(Math.min(1, taken / steps)))
    engine.previousLocation.set(location)
    location.set(target.get() - left)
    return body
  }
  const body: typeof original = {
    ...original,
    seek,
    direction: () => (original.duration() === duration ? Math.sign(left || 0) : original.direction()),
  }
  engine.scrollBody = body
}
