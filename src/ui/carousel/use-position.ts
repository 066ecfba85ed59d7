import type { EmblaCarouselType } from 'embla-carousel'
import { useEffect, useState } from 'react'
import { easeScroll } from './eased-scroll.ts'

type Position = {
  /** Number of snap positions. */
  readonly count: number
  readonly current: number
  readonly hasPrevious: boolean
  readonly hasNext: boolean
}

const read = (embla: EmblaCarouselType): Position => ({
  count: embla.scrollSnapList().length,
  current: embla.selectedScrollSnap(),
  hasPrevious: embla.canScrollPrev(),
  hasNext: embla.canScrollNext(),
})

/**
 * Returns the current position of a carousel.
 *
 * @param slides number of slides, used as the count until the browser has measured them
 * @param duration of a scroll in milliseconds
 */
export function usePosition(
  embla: EmblaCarouselType | undefined,
  slides: number,
  duration: number,
): Position {
  const [position, setPosition] = useState<Position>({
    count: slides,
    current: 0,
    hasPrevious: false,
    hasNext: true,
  })
  useEffect(() => {
    if (!embla) return
    const update = () => setPosition(read(embla))
    const initialise = () => {
      easeScroll(embla, duration)
      update()
    }
    initialise()
    embla.on('select', update).on('reInit', initialise)
    return () => {
      embla.off('select', update).off('reInit', initialise)
    }
  }, [embla, duration])
  return position
}
