import { memo } from 'react'
import { Glyph } from '#ui/icons/glyph.tsx'
import { glyphs } from '#ui/icons/glyphs.ts'

type Props = {
  label: string
  /** How many of its options are chosen; empty for none. */
  chosen: string
  isOpen: boolean
  /** Id of the options. */
  controls: string
  onFold: () => void
}

/** Opens and closes a group of filters. Rendered again only for another text or state. */
export const GroupButton = memo(function GroupButton({ label, chosen, isOpen, controls, onFold }: Props) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onFold}
      className="flex min-h-13 w-full items-center justify-between gap-3 py-3 text-left font-semibold hover:text-accent-text noscript:hidden"
    >
      {label}
      <span className="flex items-center gap-3">
        {chosen ? <span className="figures font-normal text-ink-2 text-small">{chosen}</span> : null}
        <Glyph
          shape={glyphs.chevronDown}
          className={`transition-transform motion-reduce:transition-none ${isOpen ? '-scale-y-100' : ''}`}
        />
      </span>
    </button>
  )
})
