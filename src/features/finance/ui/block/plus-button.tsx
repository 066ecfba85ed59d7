import { useId } from 'react'
import { Glyph } from '#ui/icons/glyph.tsx'
import { glyphs } from '#ui/icons/glyphs.ts'
import type { CalculatorTexts } from '../../texts.ts'

type Props = {
  open: boolean
  /** Id of what it opens. */
  controls: string
  onPress: () => void
  /** When a visitor is about to press it. */
  onNear: () => void
  texts: CalculatorTexts
}

/**
 * The round button that opens the calculators, and closes them: its plus becomes a minus. The whole bar is pressed for it.
 *
 * Source: requirement V-006.
 */
export function PlusButton({ open, controls, onPress, onNear, texts }: Props) {
  const textId = useId()
  return (
    <div className="relative flex items-center gap-5 border-line border-b bg-surface p-6 noscript:hidden tablet:px-10 print:hidden">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={controls}
        aria-labelledby={textId}
        onClick={onPress}
        onPointerEnter={onNear}
        onFocus={onNear}
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
