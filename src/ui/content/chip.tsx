import type { ReactNode } from 'react'
import { Glyph } from '../icons/glyph.tsx'
import { glyphs } from '../icons/glyphs.ts'

const tones = {
  plain: 'border-field text-ink',
  strong: 'border-ink bg-ink text-on-ink',
  accent: 'border-accent bg-accent text-white',
}

/** A short tag: a kind, a state. */
export function Chip({ tone = 'plain', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={`inline-flex min-h-7 items-center rounded-sharp border px-2.5 font-semibold text-small ${tones[tone]}`}
    >
      {children}
    </span>
  )
}

type RemovableProps = {
  label: string
  /** Names the button: `Remove Toyota`. */
  removeLabel: string
  onRemove: () => void
}

/** An active filter, removed by pressing it. */
export function RemovableChip({ label, removeLabel, onRemove }: RemovableProps) {
  return (
    <button
      type="button"
      aria-label={removeLabel}
      onClick={onRemove}
      className="inline-flex min-h-9 items-center gap-2 rounded-sharp border border-field bg-surface pr-2.5 pl-3.5 font-semibold text-small hover:border-ink hover:bg-raised pointer-coarse:min-h-11"
    >
      {label}
      <Glyph shape={glyphs.x} size={16} />
    </button>
  )
}
