import type { EmblaCarouselType } from 'embla-carousel'

/** Duration of one animation step of Embla in milliseconds. */
const step = 1000 / 60

const ease = (share: number) => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2)

/**
 * Replaces the scroll body of Embla, so that every scroll takes the same time regardless of the distance. Embla's own
 * animation remains in use during and after dragging.
 *
 * @param duration of a scroll in milliseconds; must equal Embla's option `duration`
 */
export function easeScroll(embla: EmblaCarouselType, duration: number): void {
  const engine = embla.internalEngine()
  const original = engine.scrollBody
  const steps = Math.round(duration / step)
  let distance = 0
  let stepsTaken = 0
  let remaining = Number.NaN

  const seek = () => {
    if (original.duration() !== duration) {
      remaining = Number.NaN
      return original.seek()
    }
    const { location, target } = engine
    // A loop shifts location and target equally; any other difference means a new target.
    const currentDistance = target.get() - location.get()
    if (!(Math.abs(currentDistance - remaining) < 0.01)) {
      distance = currentDistance
      stepsTaken = 0
    }
    stepsTaken += 1
    remaining = distance * (1 - ease(Math.min(1, stepsTaken / steps)))
    engine.previousLocation.set(location)
    location.set(target.get() - remaining)
    return body
  }
  const body: typeof original = {
    ...original,
    seek,
    direction: () => (original.duration() === duration ? Math.sign(remaining || 0) : original.direction()),
  }
  engine.scrollBody = body
}
