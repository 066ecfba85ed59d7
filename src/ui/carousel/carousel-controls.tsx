import { Glyph, type IconShape } from '../icons/glyph.tsx'
import { glyphs } from '../icons/glyphs.ts'
import { bulletWindow } from './bullets.ts'
import { type CarouselLabels, slideLabel } from './labels.ts'

type Props = {
  labels: CarouselLabels
  /** Number of positions. */
  count: number
  current: number
  /** Titles that replace the bullets, one for each position. */
  titles?: readonly string[]
  /** Id of the element with the slides. */
  controls: string
  /** Undefined for a carousel without autoplay. */
  playing?: boolean
  onToggle: () => void
  onSelect: (position: number) => void
  /** Undefined at the first position; `onNext` likewise at the last one. */
  onPrevious?: () => void
  onNext?: () => void
}

const squareClasses =
  'grid size-11 place-items-center rounded-sharp border-[1.5px] border-current bg-overlay hover:bg-ink hover:text-on-ink aria-disabled:opacity-40 aria-disabled:hover:bg-overlay aria-disabled:hover:text-inherit'

/**
 * Seven bullets with touch targets are 308 px wide, which exceeds the content width of the narrowest screens but not
 * the screens themselves. They contain no text, so their size is in pixels.
 */
const bulletRow = '-ml-0.5 pointer-coarse:mx-[min(0px,(100%-308px)/2)]'

function Arrow({ label, shape, onPress, controls }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-controls={controls}
      aria-disabled={onPress ? undefined : true}
      onClick={onPress}
      className={squareClasses}
    >
      <Glyph shape={shape} />
    </button>
  )
}

type ArrowProps = { label: string; shape: IconShape; onPress?: () => void; controls: string }

/** Pause button, bullets and arrows of a carousel, in the order of the ARIA pattern. */
export function CarouselControls({
  labels,
  count,
  current,
  titles,
  controls,
  playing,
  onToggle,
  onSelect,
  onPrevious,
  onNext,
}: Props) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 print:hidden">
      {playing === undefined ? null : (
        <button
          type="button"
          data-rotation
          aria-label={playing ? labels.pause : labels.play}
          onClick={onToggle}
          className={`${squareClasses} order-2 -mr-2`}
        >
          <Glyph shape={playing ? glyphs.pause : glyphs.play} size={16} />
        </button>
      )}
      <div
        className={`order-1 flex min-w-0 flex-auto items-center ${titles ? '-ml-2 overflow-x-auto' : bulletRow}`}
      >
        {bulletWindow(count, current).map((position) => (
          <button
            key={position}
            type="button"
            data-bullet
            aria-label={titles ? undefined : slideLabel(labels, position, count)}
            aria-controls={controls}
            aria-current={position === current}
            onClick={() => onSelect(position)}
            className={`group grid min-h-6 min-w-[24px] place-items-center pointer-coarse:min-h-11 pointer-coarse:min-w-[44px] ${titles ? 'flex-none whitespace-nowrap px-2 font-semibold text-button' : ''}`}
          >
            {titles ? (
              <span className="border-transparent border-b-2 pb-1 group-aria-[current=true]:border-current forced-colors:border-[Canvas] forced-colors:group-aria-[current=true]:border-[Highlight]">
                {titles[position]}
              </span>
            ) : (
              <span className="h-0.75 w-[20px] bg-current opacity-50 group-hover:opacity-100 group-aria-[current=true]:opacity-100 forced-colors:bg-[ButtonText] forced-colors:group-aria-[current=true]:bg-[Highlight]" />
            )}
          </button>
        ))}
      </div>
      <div className="order-3 flex gap-2">
        <Arrow label={labels.previous} shape={glyphs.arrowLeft} onPress={onPrevious} controls={controls} />
        <Arrow label={labels.next} shape={glyphs.arrowRight} onPress={onNext} controls={controls} />
      </div>
    </div>
  )
}
