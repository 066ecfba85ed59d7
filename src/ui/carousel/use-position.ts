import type { EmblaCarouselType } from 'embla-carousel'
import { useEffect, useState } from 'react'
import { easeScroll } from './eased-scroll.ts'

type Position = {
  /** Positions the slides can stop at. */
  readonly count: number
  readonly current: number
  readonly before: boolean
  readonly after: boolean
}

const read = (embla: EmblaCarouselType): Position => ({
  count: embla.scrollSnapList().length,
  current: embla.selectedScrollSnap(),
  before: embla.canScrollPrev(),
  after: embla.canScrollNext(),
})

/**
 * Where a carousel stands.
 *
 * @param slides their number, which is what is known before the browser has measured them
 * @param duration of a move in milliseconds
 */
export function usePosition(
  embla: EmblaCarouselType | undefined,
  slides: number,
  duration: number,
): Position {
  const [position, setPosition] = useState<Position>({
    count: slides,
    current: 0,
    before: false,
    after: true,
  })
  useEffect(() => {
    if (!embla) return
    const note = () => setPosition(read(embla))
    const measured = () => {
      easeScroll(embla, duration)
      note()
    }
    measured()
    embla.on('select', note).on('reInit', measured)
    return () => {
      embla.off('select', note).off('reInit', measured)
    }
  }, [embla, duration])
  return position
}
