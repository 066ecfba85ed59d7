import { useId } from 'react'
import { Glyph } from '#ui/icons/glyph.tsx'
import { glyphs } from '#ui/icons/glyphs.ts'
import type { SummaryTexts } from '../../texts.ts'

type Props = {
  open: boolean
  /** Id of the controlled element. */
  controls: string
  onPress: () => void
  /** Called on hover and focus, before a likely press. */
  onPrefetch: () => void
  texts: SummaryTexts
}

/**
 * The round button that toggles the calculators; its plus becomes a minus. The whole bar is clickable.
 *
 * Source: requirement V-006.
 */
export function PlusButton({ open, controls, onPress, onPrefetch, texts }: Props) {
  const textId = useId()
  return (
    <div className="relative flex items-center gap-5 border-line border-b bg-surface p-6 noscript:hidden tablet:px-10 print:hidden">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={controls}
        aria-labelledby={textId}
        onClick={onPress}
        onPointerEnter={onPrefetch}
        onFocus={onPrefetch}
        className="peer grid size-13 flex-none place-items-center rounded-full bg-action text-on-action transition-colors after:absolute after:inset-0 hover:bg-action-hover"
      >
        <Glyph shape={open ? glyphs.minus : glyphs.plus} />
      </button>
      <p className="min-w-0">
        <span id={textId} className="block font-semibold text-lead">
          {texts.workItOut}
        </span>
        <span className="block text-ink-2 text-small">{texts.ways}</span>
      </p>
    </div>
  )
}
